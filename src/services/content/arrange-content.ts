import { type ContentKind, contentKinds } from '../../domain/forms/content-kinds.ts'
import { done, type Outcome, refuse } from '../../domain/refusals.ts'
import { allOrNothing } from '../../store/all-or-nothing.ts'
import type { Store } from '../../store/open-store.ts'
import { forgetUnshown } from '../../store/pictures.ts'
import { uprootSamples } from '../../store/sample-content.ts'
import {
  deleteWritten,
  findWritten,
  listWritten,
  lockContent,
  updateWritten,
} from '../../store/written-content.ts'
import { picturesOf } from './pictures-of.ts'

export type Direction = 'up' | 'down'

type Done = { success: true }

/** One place up or down among its like; whoever is first stays first. */
export function moveContent(
  store: Store,
  kind: ContentKind,
  id: string,
  direction: Direction,
): Promise<Outcome<Done>> {
  return allOrNothing(store, async (database) => {
    await lockContent(database)
    const all = await listWritten(database, kind)
    const moved = all.find((one) => one.id === id)
    if (!moved || !contentKinds[kind].isPictured) return refuse('not_found')
    const like = all.filter((one) => one.kind === moved.kind)
    const from = like.indexOf(moved)
    const to = direction === 'up' ? from - 1 : from + 1
    const other = like[to]
    if (other) [like[from], like[to]] = [other, moved]
    for (const [position, one] of like.entries()) {
      if (one.position !== position) await updateWritten(database, kind, one.id, { position })
    }
    return done({ success: true })
  })
}

/** With its pictures, as far as nothing else shows them. */
export function removeContent(store: Store, kind: ContentKind, id: string): Promise<Outcome<Done>> {
  return allOrNothing(store, async (database) => {
    await lockContent(database)
    const written = await findWritten(database, kind, id)
    if (!written) return refuse('not_found')
    await deleteWritten(database, kind, id)
    await forgetUnshown(database, picturesOf(kind, written))
    return done({ success: true })
  })
}

/** At once and for good: the next start does not bring them back. */
export async function removeSamples(store: Store): Promise<Outcome<{ removed: number }>> {
  return done({ removed: await uprootSamples(store) })
}
