import { createHash } from 'node:crypto'
import { filePath } from '../../domain/applicants/applicant-paths.ts'
import type { EditSession } from '../../domain/applicants/edit-session.ts'
import type { ApplicationStatus } from '../../domain/applications/application-status.ts'
import { isMadeByMatching } from '../../domain/applications/moves-by-matching.ts'
import { referenceOf } from '../../domain/applications/reference.ts'
import { applicationForms } from '../../domain/forms/application-forms.ts'
import { openedBy } from '../../domain/forms/engine/asked-again.ts'
import { wireAnswers } from '../../domain/forms/engine/wire.ts'
import { done, refuse } from '../../domain/refusals.ts'
import { downloadName, withoutForbidden } from '../../domain/uploads/download-name.ts'
import { findAddressChange } from '../../store/applicants/address-changes.ts'
import { isLinkOf } from '../../store/applicants/edit-links.ts'
import { type Application, findApplication } from '../../store/applications/application.ts'
import type { Store } from '../../store/open-store.ts'
import { readRetentionPeriods } from '../../store/privacy/retention-periods.ts'
import { listAnswerChanges } from '../../store/review/answer-changes.ts'
import { findOpenRequest } from '../../store/review/information-requests.ts'
import { findHeldMove } from '../../store/review/moves.ts'
import { listFiles } from '../../store/uploads/claimed-files.ts'
import { readUpload } from '../../store/uploads/uploads.ts'
import { digestOf } from '../protection/tokens.ts'
import { pendingEmail } from './ask-address-change.ts'
import { newerTermsFor, withoutConsents } from './renew-terms.ts'

/** The editable record, if the link belongs to the session's application. */
export async function readOwnApplication(store: Store, { applicationId, kind }: EditSession, hash: string) {
  if (!(await isLinkOf(store, applicationId, digestOf(hash)))) return refuse('not_found')
  const application = await findApplication(store, applicationId)
  if (!application) return refuse('not_found')
  const terms = await newerTermsFor(store, application)
  const answers = terms ? withoutConsents(kind, application.answers) : application.answers
  return done({
    ...wireAnswers(applicationForms[kind], answers),
    id: application.id,
    reference: referenceOf(kind, application.number),
    status: await toldStatus(store, application),
    version: application.version,
    submitted_at: application.submitted_at.toISOString(),
    updated_at: application.updated_at.toISOString(),
    files: await fileNotes(store, application),
    asked: await askedOf(store, application),
    pending_email: pendingEmail(await findAddressChange(store, applicationId)),
    corrections: await listCorrections(store, applicationId),
    terms,
    kept_months: (await readRetentionPeriods(store)).ended_applications,
  })
}

/** A shortlist, a beginning or a completion whose mails are held has not happened yet. */
async function toldStatus(store: Store, { id, kind, status }: Application): Promise<ApplicationStatus> {
  const held = kind === 'hospital' ? await findHeldMove(store, id) : undefined
  return held && isMadeByMatching(kind, held.from_status, held.to_status) ? held.from_status : status
}

/** What staff corrected in the applicant's answers; facts that the team adds have no reason. */
async function listCorrections(store: Store, applicationId: string) {
  const changes = await listAnswerChanges(store, applicationId)
  return changes.flatMap(({ before, after, reason, changed_at }) =>
    reason === null ? [] : [{ corrected_at: changed_at.toISOString(), reason, before, after }],
  )
}

/** The open information request; the link then edits only these fields. */
async function askedOf(store: Store, { id, kind, status }: Application) {
  const request = status === 'info_requested' ? await findOpenRequest(store, id) : undefined
  return request ? { fields: openedBy(applicationForms[kind], request.fields), note: request.note } : null
}

/** File names as the owner sees them, with the key for download. */
export async function fileNotes(
  store: Store,
  application: Application,
  merged: { withMerged?: boolean } = {},
) {
  const files = await listFiles(store, application.id, merged)
  const name = displayName(application)
  return files.map(({ id: key, field, size }) => ({
    field,
    key,
    name,
    size,
    href: filePath(application.kind, key),
  }))
}

/** The display name as specified: name, a hash of the e-mail address, surname. */
function displayName({ answers, email }: Pick<Application, 'answers' | 'email'>): string {
  const hashed = createHash('sha256').update(email.toLowerCase()).digest('hex').slice(0, 8)
  const parts = [answers.name, hashed, answers.surname].filter((part) => typeof part === 'string')
  return `${withoutForbidden(parts.join('_'))}.pdf`
}

export type OpenedFile = { name: string; size: number; bytes: AsyncIterable<Buffer> }

/** A file of the session's application; not found for others. */
export async function readOwnFile(store: Store, { applicationId }: EditSession, key: string) {
  const application = await findApplication(store, applicationId)
  const files = await listFiles(store, applicationId, { withMerged: true })
  const file = files.find(({ id }) => id === key)
  if (!application || !file) return refuse('not_found')
  const name = downloadName(application, file.field)
  return done({ name, size: file.size, bytes: readUpload(store, file.id) })
}
