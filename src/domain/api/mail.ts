import * as v from 'valibot'
import { uuid } from './uuid.ts'

const path = '/api/admin/mails/:id'

export const mailPagePath = (id: string) => path.replace(':id', id)

/** A mail dressed as its reader sees it, as a page to be shown inside that of the back office. */
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
