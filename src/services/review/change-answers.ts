import { editPath } from '../../domain/applicants/applicant-paths.ts'
import { referenceOf } from '../../domain/applications/reference.ts'
import { applicationForms } from '../../domain/forms/application-forms.ts'
import { acceptPatch } from '../../domain/forms/engine/accept.ts'
import { changedFields } from '../../domain/forms/engine/changes.ts'
import type { Answers, Form } from '../../domain/forms/engine/form.ts'
import { keptChange } from '../../domain/forms/engine/kept-change.ts'
import { withoutTypedOther } from '../../domain/forms/engine/typed-other.ts'
import { correctableFields, teamFields } from '../../domain/forms/engine/who-fills.ts'
import { labelOf } from '../../domain/forms/engine/wording.ts'
import { done, type FieldErrors, fieldCode, type Outcome, refuse } from '../../domain/refusals.ts'
import { type Author, byStaff } from '../../domain/staff/audit.ts'
import { countryErrors, isOutside, type Regional } from '../../domain/staff/regions.ts'
import { correctionLetter } from '../../mail/letters/correction-letter.ts'
import { type Application, changeApplication, lockApplication } from '../../store/applications/application.ts'
import type { Database } from '../../store/database.ts'
import type { Store } from '../../store/open-store.ts'
import { transaction } from '../../store/postgres/transaction.ts'
import { type AnswerChange, insertAnswerChange } from '../../store/review/answer-changes.ts'
import { writeAudit } from '../../store/staff/audit.ts'
import { type ApplicantMail, queueApplicantMail } from '../mail/applicant-mail.ts'
import { textOf } from './answer-history.ts'

export type NewAnswers = {
  id: string
  /** The version that the author has seen. */
  version: number
  answers: Answers
}

export type Changed = { version: number }

/** Stores what the team knows about an applicant. No mail: these facts are the team's own. */
export function addFacts(
  store: Store,
  staff: Author & Regional,
  given: NewAnswers,
): Promise<Outcome<Changed>> {
  return transaction(store, (trx) =>
    changeAnswers(trx, staff, given, teamFields, async ({ id }, change) => {
      await insertAnswerChange(trx, id, staff, change)
      await writeAudit(trx, byStaff(staff), 'application_facts_added', ['application', id], {
        fields: namesOf(change),
      })
    }),
  )
}

/** Corrects mistakes in the applicant's own answers, and tells them what was corrected and why. */
export function correctAnswers(
  store: Store,
  staff: Author & Regional,
  { reason, ...given }: NewAnswers & { reason: string },
): Promise<Outcome<Changed>> {
  return transaction(store, (trx) =>
    changeAnswers(trx, staff, given, correctableFields, async (application, change) => {
      const { id } = application
      await insertAnswerChange(trx, id, staff, { ...change, reason })
      await writeAudit(trx, byStaff(staff), 'application_corrected', ['application', id], {
        fields: namesOf(change),
      })
      await mailCorrection(trx, application, { ...change, reason })
    }),
  )
}

async function mailCorrection(
  trx: Database,
  to: Application,
  { before, after, reason }: Required<AnswerChange>,
): Promise<void> {
  const { kind, number } = to
  const form: Form = applicationForms[kind]
  const write: ApplicantMail['write'] = (t, locale, { token, pinDay }) => {
    const questions = withoutTypedOther(form, Object.keys(after)).map((name) => ({
      question: labelOf(form, name, t),
      before: textOf(form, name, before, t),
      after: textOf(form, name, after, t),
    }))
    return correctionLetter(t, {
      kind,
      reference: referenceOf(kind, number),
      questions,
      reason,
      href: editPath(kind, locale, token),
      pinDay,
    })
  }
  await queueApplicantMail(trx, { to, hasLink: true, write })
}

/** Call in a transaction: changes some fields of a record, judged as the whole that results. */
async function changeAnswers(
  trx: Database,
  staff: Regional,
  { id, version, answers: given }: NewAnswers,
  fieldsOf: (form: Form) => readonly string[],
  record: (application: Application, change: AnswerChange) => Promise<void>,
): Promise<Outcome<Changed>> {
  const stored = await lockApplication(trx, id)
  if (!stored) return refuse('not_found')
  const form: Form = applicationForms[stored.kind]
  const closed = closedAmong(fieldsOf(form), Object.keys(given))
  if (Object.keys(closed).length > 0) return refuse('invalid_answers', { errors: closed })
  const isStale = version !== stored.version
  const accepted = acceptPatch(form, stored.answers, given)
  if (!accepted.ok) return isStale ? refuse('version_conflict') : accepted
  const after = changedFields(form, stored.answers, accepted.value)
  const names = Object.keys(after)
  // A retry whose response was lost finds its own change, one version later.
  const isKept = names.length === 0 && (!isStale || stored.version === version + 1)
  if (isKept) return done({ version: stored.version })
  if (isStale) return refuse('version_conflict')
  // By a typing mistake they would lose access to the record.
  if (isOutside(staff, after)) return refuse('invalid_answers', { errors: countryErrors(staff, after) })
  const changed = await changeApplication(trx, id, { answers: accepted.value })
  await record(stored, keptChange(form, names, stored.answers, accepted.value))
  return done(changed)
}

const namesOf = ({ before, after }: AnswerChange) =>
  Object.keys(after).filter((name) => before[name] !== after[name])

const mostNamed = 50

function closedAmong(open: readonly string[], names: readonly string[]): FieldErrors {
  const closed = names.filter((name) => !open.includes(name)).slice(0, mostNamed)
  return Object.fromEntries(closed.map((name) => [name, fieldCode('unknown_field')]))
}
