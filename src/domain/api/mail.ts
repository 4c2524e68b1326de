import { byId, html, reads } from './endpoint-parts.ts'

const path = '/api/admin/mails/:id'

export const mailPagePath = (id: string) => path.replace(':id', id)

/** The HTML of a mail, for a frame in the back office. */
export const outboxEndpoints = {
  showMail: {
    ...reads,
    path,
    access: 'review_applications',
    request: { params: byId },
    answer: html,
    problems: ['not_found'],
  },
} as const
