import { done, type FieldCode, type Outcome, type RefusalCode, refuse } from '../../domain/refusals.ts'
import { mostTags } from '../../domain/review/typed-tags.ts'
import type { Author } from '../../domain/staff/audit.ts'
import type { Regional } from '../../domain/staff/regions.ts'
import { lockApplication } from '../../store/applications/application.ts'
import type { Store } from '../../store/open-store.ts'
import { transaction } from '../../store/postgres/transaction.ts'
import { findAssignee } from '../../store/review/assignees.ts'
import { findReviewed } from '../../store/review/reviewed-application.ts'
import { whyOutside } from '../staff/judge-regions.ts'
import { assignApplication, replaceTags } from './mark-application.ts'

export type Marked = {
  done: string[]
  /** `too_many`: the application would have more tags than it may have. */
  refused: { id: string; code: RefusalCode | FieldCode }[]
}

/** Assigns several applications; null unassigns them. */
export async function assignApplications(
  store: Store,
  staff: Author & Regional,
  { ids, assignee }: { ids: readonly string[]; assignee: string | null },
): Promise<Outcome<Marked>> {
  if (assignee !== null && !(await findAssignee(store, assignee))) {
    return refuse('invalid_answers', { errors: { assignee: 'invalid_choice' } })
  }
  return markEach(ids, (id) => assignApplication(store, staff, { id, assignee }))
}

export type TagOrder = { ids: readonly string[]; add: readonly string[]; remove: readonly string[] }

/** Adds tags to several applications and removes others; the rest of their tags stay. */
export async function tagApplications(
  store: Store,
  staff: Author & Regional,
  { ids, add, remove }: TagOrder,
): Promise<Outcome<Marked>> {
  if (add.length + remove.length === 0) return refuse('invalid_answers', { errors: { add: 'required' } })
  return markEach(ids, (id) =>
    transaction(store, async (trx) => {
      await lockApplication(trx, id)
      const before = await findReviewed(trx, id)
      const outside = before ? whyOutside(staff, before, 'act') : 'not_found'
      if (!before || outside) return refuse(outside ?? 'not_found')
      const left = before.tags.filter((tag) => !remove.includes(tag))
      const tags = [...new Set([...left, ...add])].sort()
      if (tags.length > mostTags) return refuse('invalid_answers', { errors: { tags: 'too_many' } })
      await replaceTags(trx, staff, before, tags)
      return done(undefined)
    }),
  )
}

/** One transaction per application, so that one that is refused does not hold up the others. */
async function markEach(
  ids: readonly string[],
  mark: (id: string) => Promise<Outcome<unknown>>,
): Promise<Outcome<Marked>> {
  const marked: Marked = { done: [], refused: [] }
  for (const id of new Set(ids)) {
    const outcome = await mark(id)
    if (outcome.ok) marked.done.push(id)
    else marked.refused.push({ id, code: codeOf(outcome.refusal) })
  }
  return done(marked)
}

const codeOf = ({ code, errors }: { code: RefusalCode; errors?: Record<string, FieldCode> }) =>
  errors?.tags ?? code
