import { type ContentKind, contentKinds } from '../../domain/content/content-kinds.ts'
import { done, type Outcome, refuse, succeeded } from '../../domain/refusals.ts'
import { type Author, byStaff } from '../../domain/staff/audit.ts'
import { dropRevisions } from '../../store/content/content-revisions.ts'
import { forgetUnshown } from '../../store/content/pictures.ts'
import { removeSampleContent } from '../../store/content/sample-content.ts'
import { listTranslatedAnswers } from '../../store/content/translations.ts'
import {
  deleteWritten,
  listWritten,
  lockContent,
  updateWritten,
} from '../../store/content/written-content.ts'
import type { Store } from '../../store/open-store.ts'
import { transaction } from '../../store/postgres/transaction.ts'
import { writeAudit } from '../../store/staff/audit.ts'
import { changeWritten } from './publish-content.ts'
import { picturesOf } from './save-content.ts'

/** Moves by one place within its kind, or to a zero-based position. */
export function moveContent(
  store: Store,
  kind: ContentKind,
  id: string,
  to: 'up' | 'down' | number,
  staff: Author,
): Promise<Outcome<{ success: true }>> {
  return transaction(store, async (database) => {
    await lockContent(database)
    const all = await listWritten(database, kind)
    const moved = all.find((one) => one.id === id)
    if (!moved || !contentKinds[kind].isPictured) return refuse('not_found')
    const like = all.filter((one) => one.kind === moved.kind)
    const from = like.indexOf(moved)
    const wanted = typeof to === 'number' ? to : to === 'up' ? from - 1 : from + 1
    const place = Math.max(0, Math.min(wanted, like.length - 1))
    if (place === from) return succeeded
    like.splice(place, 0, ...like.splice(from, 1))
    for (const [position, one] of like.entries()) {
      if (one.position !== position) await updateWritten(database, kind, one.id, { position })
    }
    await writeAudit(database, byStaff(staff), 'content_ordered', [kind, id], {
      before: { place: from },
      after: { place },
    })
    return succeeded
  })
}

/** Removes an entry with its versions, translations and the pictures that nothing else shows. */
export function removeContent(store: Store, kind: ContentKind, id: string, staff: Author) {
  return changeWritten(store, kind, id, async (database, written) => {
    const earlier = await dropRevisions(database, kind, id, 0)
    const translated = await listTranslatedAnswers(database, kind, id)
    await deleteWritten(database, kind, id)
    const shown = earlier.flatMap(({ answers, picture_key }) => picturesOf(kind, { ...answers, picture_key }))
    const inTranslations = translated.flatMap((answers) =>
      picturesOf(kind, { ...answers, picture_key: null }),
    )
    await forgetUnshown(database, [...picturesOf(kind, written), ...shown, ...inTranslations])
    const { version, status } = written
    await writeAudit(database, byStaff(staff), 'content_removed', [kind, id], { before: { version, status } })
    return succeeded
  })
}

/** Permanent: the next start does not restore them. */
export function removeSamples(store: Store, staff: Author): Promise<Outcome<{ removed: number }>> {
  return transaction(store, async (database) => {
    const removed = await removeSampleContent(database)
    await writeAudit(database, byStaff(staff), 'samples_removed', ['sample_content'], {
      before: { entries: removed },
    })
    return done({ removed })
  })
}
