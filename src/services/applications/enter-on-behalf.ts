import type { ApplicationKind } from '../../domain/applications/application-status.ts'
import type { TypedSource } from '../../domain/applications/entry-source.ts'
import { applicationForms } from '../../domain/forms/application-forms.ts'
import { accept } from '../../domain/forms/engine/accept.ts'
import { formForStaff } from '../../domain/forms/engine/staff-form.ts'
import type { Locale } from '../../domain/messages/locales.ts'
import { done, type Outcome, refuse } from '../../domain/refusals.ts'
import { type Author, byStaff } from '../../domain/staff/audit.ts'
import { countryErrors, isOutside, type Regional } from '../../domain/staff/regions.ts'
import { isAddressTaken } from '../../store/applications/application.ts'
import { listWaitingByAddress } from '../../store/applications/entries.ts'
import type { Store } from '../../store/open-store.ts'
import { transaction } from '../../store/postgres/transaction.ts'
import { writeAudit } from '../../store/staff/audit.ts'
import { attachUploads } from '../../store/uploads/uploads.ts'
import { countLinkTo } from '../applicants/issue-access.ts'
import { checkFiles, filesIn } from '../uploads/check-files.ts'
import { saveEntries } from './save-entries.ts'

export type EnteredForm = {
  kind: ApplicationKind
  source: TypedSource
  answers: unknown
  locale: Locale
  /** Missing answers are left to the person. */
  mayLack: boolean
}

/** Stores an entry on behalf as a draft and mails its link; it becomes an application when the person sends it. */
export async function enterOnBehalf(
  store: Store,
  staff: Author & Regional,
  { kind, source, answers: sent, locale, mayLack }: EnteredForm,
): Promise<Outcome<undefined>> {
  const form = formForStaff(applicationForms[kind], { mayLack })
  const accepted = accept(form, sent)
  if (!accepted.ok) return accepted
  const answers = accepted.value
  if (isOutside(staff, answers)) return refuse('invalid_answers', { errors: countryErrors(staff, answers) })
  const files = filesIn(form, answers)
  const checked = await checkFiles(store, files)
  if (!checked.ok) return checked
  const email = String(answers.email)
  if (await isAddressTaken(store, kind, email)) return refuse('email_taken')
  const waiting = kind === 'hospital' ? [] : await listWaitingByAddress(store, kind, [email])
  if (waiting.length > 0) return refuse('email_taken')
  const counted = await countLinkTo(store, email)
  if (!counted.ok) return counted
  return transaction(store, async (trx) => {
    const kept = await saveEntries(trx, staff, [{ kind, source, email, answers, locale }])
    for (const { id, draftId } of kept) {
      await attachUploads(trx, draftId, Object.values(files))
      await writeAudit(trx, byStaff(staff), 'entry_made', ['entry_on_behalf', id], {
        after: { kind, source },
      })
    }
    return done(undefined)
  })
}
