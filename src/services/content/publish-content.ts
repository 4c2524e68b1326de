import { type ContentKind, contentKinds } from '../../domain/forms/content-kinds.ts'
import { done, type Outcome, refuse } from '../../domain/refusals.ts'
import { allOrNothing } from '../../store/all-or-nothing.ts'
import type { Store } from '../../store/open-store.ts'
import { findWritten, lockContent, updateWritten, type Written } from '../../store/written-content.ts'
import { judgeContent } from './judge-content.ts'

type Done = { success: true }

/** What visitors will see must be complete; a person must have agreed to it. */
export function publishContent(store: Store, kind: ContentKind, id: string): Promise<Outcome<Done>> {
  return allOrNothing(store, async (database) => {
    await lockContent(database)
    const written = await findWritten(database, kind, id)
    if (!written) return refuse('not_found')
    const { picture_key: picture, is_sample: isSample } = written
    const judged = judgeContent(kind, {
      answers: answersOf(kind, written),
      picture,
      isComplete: true,
      isSample,
    })
    if (!judged.ok) return judged
    const now = new Date()
    const day = now.toISOString().slice(0, 10)
    const first = kind === 'news' ? { published_on: day } : { published_at: now }
    await updateWritten(database, kind, id, { status: 'published', ...(written.published_at ? {} : first) })
    return done({ success: true })
  })
}

/** Back to a draft, under the same address. */
export function unpublishContent(store: Store, kind: ContentKind, id: string): Promise<Outcome<Done>> {
  return allOrNothing(store, async (database) => {
    await lockContent(database)
    if (!(await findWritten(database, kind, id))) return refuse('not_found')
    await updateWritten(database, kind, id, { status: 'draft' })
    return done({ success: true })
  })
}

/** What its form asks, as it stands in its row. */
export function answersOf(kind: ContentKind, written: Written) {
  const names = Object.keys(contentKinds[kind].form.fields)
  return Object.fromEntries(names.map((name) => [name, written[name] ?? undefined]))
}
