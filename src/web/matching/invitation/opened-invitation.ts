import { readAsked } from '../../../domain/api/read-query.ts'
import { invitationPath } from '../../../domain/applicants/applicant-paths.ts'
import { matchAnswer } from '../../../domain/matching/match-answer.ts'
import type { FieldErrors } from '../../../domain/refusals.ts'
import type { Invitation } from '../../../services/matching/read-invitation.ts'
import type { FormPost, PageRequest, Submitted } from '../../page.ts'

export type Asked = Invitation & {
  token: string
  given: { reason?: string; words?: string }
  errors: FieldErrors
  /** The request had moved on before their answer arrived. */
  isTooLate?: boolean
}

/** The invitation of a link; undefined if the link is unknown or expired. */
export async function openInvitation(
  { services, locale }: PageRequest,
  token = '',
): Promise<Asked | undefined> {
  const found = await services.matching.readInvitation(token, locale)
  return found.ok ? { ...found.value, token, given: {}, errors: {} } : undefined
}

export async function answerInvitation(post: FormPost): Promise<Submitted<Asked | undefined>> {
  const { services, fields } = post
  const [token = '', answer = '', reason = '', words = ''] = ['k', 'answer', 'reason', 'words'].map(
    (name) => fields[name]?.[0],
  )
  const sent = readAsked(matchAnswer, { answer, reason, words })
  if (sent.ok) {
    const kept = await services.matching.answerInvitation(token, sent.value)
    // The redirect adds the locale of the page.
    if (kept.ok) return { redirect: invitationPath('en', token) }
  }
  const asked = await openInvitation(post, token)
  if (!asked) return { refusal: { code: 'link_used' }, data: asked }
  return sent.ok
    ? { refusal: { code: 'too_late' }, data: { ...asked, isTooLate: true } }
    : {
        refusal: { code: 'invalid_answers' },
        data: { ...asked, given: { reason, words }, errors: sent.errors },
      }
}
