import { type ContentKind, contentKinds } from '../../domain/content/content-kinds.ts'
import type { Picture } from '../../domain/content/picture.ts'
import type { Answers } from '../../domain/forms/engine/form.ts'
import { done, type Outcome, refuse } from '../../domain/refusals.ts'
import type { Author } from '../../domain/staff/audit.ts'
import { findRevision, listRevisions, type Revision } from '../../store/content/content-revisions.ts'
import { findPicture } from '../../store/content/pictures.ts'
import { lockContent } from '../../store/content/written-content.ts'
import type { Store } from '../../store/open-store.ts'
import { transaction } from '../../store/postgres/transaction.ts'
import { cleanHtml } from './clean-html.ts'
import { keep, type SavedContent } from './save-content.ts'

export type Version = Omit<Revision, 'saved_at'> & { saved_at: string }

export type VersionToRead = Version & { answers: Answers; picture: Picture | null }

export async function listVersions(store: Store, kind: ContentKind, id: string): Promise<Version[]> {
  return (await listRevisions(store, kind, id)).map(entryOf)
}

export async function readVersion(
  store: Store,
  kind: ContentKind,
  id: string,
  version: number,
): Promise<Outcome<VersionToRead>> {
  const revision = await findRevision(store, kind, id, version)
  if (!revision) return refuse('not_found')
  const { answers, picture_key, ...entry } = revision
  const { prose } = contentKinds[kind]
  const found = picture_key ? await findPicture(store, picture_key) : undefined
  return done({
    ...entryOf(entry),
    answers: { ...answers, [prose]: cleanHtml(String(answers[prose] ?? '')) } as Answers,
    picture: found ? { ...found, alt: String(answers.image_alt ?? '') } : null,
  })
}

/** The version to bring back, and the one that the editor saw when they asked for it. */
export type Which = { version: number; present: number }

/** Restores as a new version; a published text must be complete. */
export function restoreVersion(
  store: Store,
  kind: ContentKind,
  id: string,
  { version, present }: Which,
  staff: Author,
): Promise<Outcome<SavedContent>> {
  return transaction(store, async (database) => {
    await lockContent(database)
    const revision = await findRevision(database, kind, id, version)
    if (!revision) return refuse('not_found')
    const { answers, picture_key: picture } = revision
    const sent = { earlier: { id, version: present }, answers, picture }
    return keep(database, kind, sent, staff, { restores: version })
  })
}

const entryOf = ({ saved_at, ...revision }: Revision): Version => ({
  ...revision,
  saved_at: saved_at.toISOString(),
})
