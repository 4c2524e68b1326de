import type { Letter } from '../../domain/mail/letter.ts'
import type { Locale } from '../../domain/messages/locales.ts'
import type { Translate } from '../../domain/messages/translate.ts'
import { withSalutation } from '../../mail/letters/salutation.ts'
import type { Application } from '../../store/applications/application.ts'
import type { Database } from '../../store/database.ts'
import { mailedLink } from '../applicants/issue-access.ts'
import { pinDayOf } from '../applicants/pin-day.ts'
import { mailLetter, wordsTo } from './letter-words.ts'
import { type MailPreview, withoutLinks } from './preview-mails.ts'

/** A mail to an applicant that staff can read before it is queued. */
export type ApplicantMail = {
  to: Pick<Application, 'id' | 'kind' | 'locale' | 'email'>
  /** Whether it has a personal link to a page of its reader. */
  hasLink: boolean
  /** The match whose other side it may name; `namesOther` if it names one without a match. */
  matchId?: string | undefined
  namesOther?: boolean
  write: (t: Translate, locale: Locale, link: LinkInMail) => Letter
}

/** A link with the day on which its PIN was mailed. */
type LinkInMail = { token: string; pinDay?: string | undefined }

/** Call in the transaction of its cause. */
export async function queueApplicantMail(
  database: Database,
  { to: { id, locale, email }, hasLink, matchId, namesOther, write }: ApplicantMail,
  { heldMs = 0 }: { heldMs?: number } = {},
): Promise<{ id: string }> {
  const link = hasLink ? await mailedLink(database, { id, locale }) : { token: '' }
  const keepsWords = matchId !== undefined || !namesOther
  const secret = hasLink && { secret: true as const, keepsWords }
  const mail = { to: email, locale, applicationId: id, matchId, heldMs, ...secret }
  return mailLetter(database, mail, (t) => write(t, locale, link))
}

export async function previewApplicantMail(
  database: Database,
  { to: { id, locale, email }, write }: ApplicantMail,
): Promise<MailPreview> {
  const link = { token: '', pinDay: await pinDayOf(database, id, locale) }
  const { t, name } = await wordsTo(database, locale, id)
  const letter = withSalutation(t, write(t, locale, link), name)
  return { to: [email], locale, letter: withoutLinks(letter) }
}
