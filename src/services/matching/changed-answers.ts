import { referenceOf } from '../../domain/applications/reference.ts'
import { applicationForms } from '../../domain/forms/application-forms.ts'
import type { Form } from '../../domain/forms/engine/form.ts'
import { withoutTypedOther } from '../../domain/forms/engine/typed-other.ts'
import { labelOf } from '../../domain/forms/engine/wording.ts'
import { type ChangedSince, changedSince, matchedFields } from '../../domain/matching/matched-answers.ts'
import { nameOfExpert } from '../../domain/matching/shortlist.ts'
import { changeNotice } from '../../mail/letters/change-notice.ts'
import type { Application } from '../../store/applications/application.ts'
import type { Database } from '../../store/database.ts'
import { isInUndecidedMatch, listChangesSince } from '../../store/matching/changes-since.ts'
import { mailCoordinator } from '../mail/letter-words.ts'

/** What each side of a match has changed since staff last acted on it. */
export type ChangedSides = { readonly hospital: ChangedSince | null; readonly expert: ChangedSince | null }

/** The changes by match; a match without changes is missing. */
export async function readChanges(database: Database, matchIds: readonly string[]) {
  const byMatch = Map.groupBy(await listChangesSince(database, matchIds), ({ match_id }) => match_id)
  const sides = [...byMatch].map(([id, changes]): [string, ChangedSides] => {
    const of = (side: keyof ChangedSides) =>
      changedSince(
        side,
        changes.filter((change) => change.side === side),
      )
    return [id, { hospital: of('hospital'), expert: of('expert') }]
  })
  return new Map(sides)
}

/** What a request has changed since the oldest act on one of its matches. */
export function changedRequest(sides: readonly (ChangedSides | undefined)[]): ChangedSince | null {
  const changes = sides.flatMap((side) => side?.hospital ?? [])
  const [first, ...others] = changes
  if (!first) return null
  return others.reduce(
    (all, { fields, at }) => ({
      fields: [...new Set([...all.fields, ...fields])],
      at: new Date(Math.max(at.getTime(), all.at.getTime())),
    }),
    first,
  )
}

/** Call in the transaction of an applicant's edit: the coordinator hears what it means for matching. */
export async function tellOfChange(
  trx: Database,
  { id, kind, number, answers, locale }: Application,
  changed: readonly string[],
): Promise<void> {
  if (kind === 'trainer') return
  const form: Form = applicationForms[kind]
  const matched = withoutTypedOther(
    form,
    matchedFields[kind].filter((name) => changed.includes(name)),
  )
  if (matched.length === 0 || !(await isInUndecidedMatch(trx, id))) return
  await mailCoordinator(trx, { applicationId: id }, (t) => {
    const questions = matched.map((name) => labelOf(form, name, t).replace(/:$/, ''))
    const name = kind === 'hospital' ? String(answers.name) : nameOfExpert(answers)
    return changeNotice(t, { kind, id, reference: referenceOf(kind, number), name, questions, locale })
  })
}
