import { editPath } from '../../domain/applicants/applicant-paths.ts'
import { isSameAddress } from '../../domain/applicants/same-address.ts'
import { referenceOf } from '../../domain/applications/reference.ts'
import { applicationForms } from '../../domain/forms/application-forms.ts'
import { judgeField } from '../../domain/forms/engine/judge-field.ts'
import { fieldOf } from '../../domain/forms/engine/visible.ts'
import { done, type Outcome, refuse } from '../../domain/refusals.ts'
import { type Author, byStaff } from '../../domain/staff/audit.ts'
import { addressChangedLetter, addressCorrectedLetter } from '../../mail/letters/access-letters.ts'
import { removeAddressChange } from '../../store/applicants/address-changes.ts'
import { lockEditLink } from '../../store/applicants/edit-links.ts'
import {
  type Application,
  changeApplication,
  isAddressTaken,
  lockApplication,
} from '../../store/applications/application.ts'
import type { Database } from '../../store/database.ts'
import type { Store } from '../../store/open-store.ts'
import { transaction } from '../../store/postgres/transaction.ts'
import { insertAnswerChange } from '../../store/review/answer-changes.ts'
import { writeAudit } from '../../store/staff/audit.ts'
import { followAddress } from '../applicants/follow-address.ts'
import { issueAccess, makeAccess, type NewAccess } from '../applicants/issue-access.ts'
import { refuseSecond } from '../applications/move-application.ts'
import { mailLetter } from '../mail/letter-words.ts'
import { doesShortlistWait } from '../matching/held-shortlist.ts'
import type { SigningKey } from '../protection/signing-key.ts'

export type NewAddress = {
  id: string
  /** The version that the author has seen. */
  version: number
  email: string
  reason: string
}

export type CorrectedAddress = { to: string; version: number; shortlist_waits: boolean }

/**
 * For a mistyped address, whose owner never got a link or a PIN and so cannot correct it. All earlier links, the PIN
 * and the sessions end, since a stranger may have got them.
 */
export function correctAddress(
  store: Store,
  staff: Author,
  { id, version, email, reason }: NewAddress,
  pins: SigningKey,
): Promise<Outcome<CorrectedAddress>> {
  const access = makeAccess(pins)
  const correcting = transaction(store, async (trx) => {
    await lockEditLink(trx, id)
    const stored = await lockApplication(trx, id)
    if (!stored) return refuse('not_found')
    const answerOf = async (now: number) =>
      done({ to: email, version: now, shortlist_waits: await doesShortlistWait(trx, stored) })
    const isSame = isSameAddress(email, stored.email)
    // A retry whose response was lost finds its own change, one version later.
    if (isSame && stored.version === version + 1) return answerOf(stored.version)
    const code = isSame ? 'repeated' : judgeField(fieldOf(applicationForms[stored.kind], 'email'), email)
    if (code) return refuse('invalid_answers', { errors: { email: code } })
    if (version !== stored.version) return refuse('version_conflict')
    if (await isAddressTaken(trx, stored.kind, email, id)) return refuse('email_taken')
    const changed = await replaceAddress(trx, stored, { email, access })
    await insertAnswerChange(trx, id, staff, { before: { email: stored.email }, after: { email }, reason })
    await writeAudit(trx, byStaff(staff), 'application_address_corrected', ['application', id], {
      fields: ['email', 'link', 'pin'],
    })
    return answerOf(changed.version)
  })
  return refuseSecond(correcting)
}

async function replaceAddress(
  trx: Database,
  { id, kind, number, locale, answers, email: former }: Application,
  { email, access }: { email: string; access: NewAccess },
) {
  const reference = referenceOf(kind, number)
  await removeAddressChange(trx, id)
  await followAddress(trx, id, email)
  const changed = await changeApplication(trx, id, { answers: { ...answers, email } })
  await issueAccess(trx, id, access)
  const opened = { kind, reference, pin: access.pin, href: editPath(kind, locale, access.token) }
  await mailLetter(trx, { to: email, locale, applicationId: id, secret: true, keepsWords: true }, (t) =>
    addressCorrectedLetter(t, opened),
  )
  // It was typed wrong, so it may belong to a stranger.
  await mailLetter(trx, { to: former, locale, applicationId: id, isUnproven: true }, (t) =>
    addressChangedLetter(t, { reference }),
  )
  return changed
}
