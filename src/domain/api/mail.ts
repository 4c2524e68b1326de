import * as v from 'valibot'
import { uuid } from './uuid.ts'

const path = '/api/admin/mails/:id'

export const mailPagePath = (id: string) => path.replace(':id', id)

/** The HTML of a mail, for a frame in the back office. */
export const outboxEndpoints = {
  showMail: {
    method: 'GET',
    path,
    access: 'review_applications',
    limit: 'read',
    request: { params: v.strictObject({ id: uuid }) },
    answer: { status: 200, type: 'text/html', schema: v.string() },
    problems: ['not_found'],
  },
} as const
