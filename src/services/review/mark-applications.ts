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
import { assignOne, replaceTags } from './mark-application.ts'

export type Marked<Order> = {
  done: string[]
  /** The orders that restore what was before. */
  undo: Order[]
  /** `too_many`: the application would have more tags than it may have. */
  refused: { id: string; code: RefusalCode | FieldCode }[]
}

export type AssignOrder = { ids: string[]; assignee: string | null; from?: string | null | undefined }

/** Assigns several applications; null unassigns them. */
export async function assignApplications(
  store: Store,
  staff: Author & Regional,
  { ids, assignee, from }: AssignOrder,
): Promise<Outcome<Marked<AssignOrder>>> {
  if (assignee !== null && !(await findAssignee(store, assignee))) {
    return refuse('invalid_answers', { errors: { assignee: 'invalid_choice' } })
  }
  return markEach(ids, async (id) => {
    const assigned = await assignOne(store, staff, { id, assignee, from })
    if (!assigned.ok) return assigned
    const { before } = assigned.value
    return done(before === assignee ? undefined : { assignee: before, from: assignee })
  })
}

export type TagOrder = { ids: string[]; add: string[]; remove: string[] }

/** Adds tags to several applications and removes others; the rest of their tags stay. */
export async function tagApplications(
  store: Store,
  staff: Author & Regional,
  { ids, add, remove }: TagOrder,
): Promise<Outcome<Marked<TagOrder>>> {
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
      const undo = {
        add: before.tags.filter((tag) => !tags.includes(tag)),
        remove: tags.filter((tag) => !before.tags.includes(tag)),
      }
      return done(undo.add.length + undo.remove.length > 0 ? undo : undefined)
    }),
  )
}

/**
 * One transaction per application, so that one that is refused does not hold up the others. `mark` returns what restores
 * the application; undefined if nothing changed.
 */
async function markEach<Undo extends object>(
  ids: readonly string[],
  mark: (id: string) => Promise<Outcome<Undo | undefined>>,
): Promise<Outcome<Marked<Undo & { ids: string[] }>>> {
  const marked: Marked<never> = { done: [], refused: [], undo: [] }
  const undo = new Map<string, Undo & { ids: string[] }>()
  for (const id of new Set(ids)) {
    const outcome = await mark(id)
    if (!outcome.ok) {
      marked.refused.push({ id, code: codeOf(outcome.refusal) })
      continue
    }
    marked.done.push(id)
    if (!outcome.value) continue
    const key = JSON.stringify(outcome.value)
    undo.set(key, { ...outcome.value, ids: [...(undo.get(key)?.ids ?? []), id] })
  }
  return done({ ...marked, undo: [...undo.values()] })
}

const codeOf = ({ code, errors }: { code: RefusalCode; errors?: Record<string, FieldCode> }) =>
  errors?.tags ?? code
