import { type ContentKind, contentKinds } from '../../domain/content/content-kinds.ts'
import type { Answers } from '../../domain/forms/engine/form.ts'
import { done, type Outcome, refuse, type ValueOf } from '../../domain/refusals.ts'
import type { Author } from '../../domain/staff/audit.ts'
import { findRevision, listRevisions, type Revision } from '../../store/content/content-revisions.ts'
import { findPicture } from '../../store/content/pictures.ts'
import { findWritten, listWritten, lockContent, type Written } from '../../store/content/written-content.ts'
import type { Store } from '../../store/open-store.ts'
import { transaction } from '../../store/postgres/transaction.ts'
import { cleanHtml } from './clean-html.ts'
import { answersOf } from './publish-content.ts'
import { keep, type SavedContent } from './save-content.ts'

export type ContentEntry = ReturnType<typeof entryOf>

export type ContentList = Readonly<Record<ContentKind, ContentEntry[]>>

export type ContentToEdit = ValueOf<typeof readContent>

/** Everything that editors have written, drafts included, in the order in which visitors see it. */
export async function listContent(store: Store): Promise<ContentList> {
  const list = async (kind: ContentKind) =>
    (await listWritten(store, kind)).map((written) => entryOf(kind, written))
  const [story, news, profile, member, partner] = await Promise.all([
    list('story'),
    list('news'),
    list('profile'),
    list('member'),
    list('partner'),
  ])
  return { story, news, profile, member, partner }
}

export async function readContent(store: Store, kind: ContentKind, id: string) {
  const written = await findWritten(store, kind, id)
  if (!written) return refuse('not_found')
  const { picture_key, consent_recorded_by = null, consent_recorded_at = null } = written
  return done({
    ...entryOf(kind, written),
    ...(await shownOf(store, kind, answersOf(kind, written) as Answers, picture_key)),
    consent_recorded_by: consent_recorded_by as string | null,
    consent_recorded_at: (consent_recorded_at as Date | null)?.toISOString() ?? null,
  })
}

function entryOf(kind: ContentKind, written: Written) {
  const { id, slug, status, is_sample, version } = written
  const updated_at = written.updated_at.toISOString()
  const title = String(written[contentKinds[kind].name])
  const [publish_at = null, unpublish_at = null] = [written.publish_at, written.unpublish_at].map((time) =>
    time?.toISOString(),
  )
  /** Groups: expert or trainer for profiles, the body of a member, what a partner brings. */
  const group = contentKinds[kind].firstGroup ? String(written.kind) : null
  return { id, slug, title, status, is_sample, version, group, updated_at, publish_at, unpublish_at }
}

export type Version = ReturnType<typeof versionOf>

export type VersionToRead = ValueOf<typeof readVersion>

export async function listVersions(store: Store, kind: ContentKind, id: string): Promise<Version[]> {
  return (await listRevisions(store, kind, id)).map(versionOf)
}

export async function readVersion(store: Store, kind: ContentKind, id: string, version: number) {
  const revision = await findRevision(store, kind, id, version)
  if (!revision) return refuse('not_found')
  const { answers, picture_key, ...entry } = revision
  return done({ ...versionOf(entry), ...(await shownOf(store, kind, answers, picture_key)) })
}

async function shownOf(store: Store, kind: ContentKind, answers: Answers, pictureKey: string | null) {
  const { prose } = contentKinds[kind]
  const found = pictureKey ? await findPicture(store, pictureKey) : undefined
  return {
    answers: { ...answers, [prose]: cleanHtml(String(answers[prose] ?? '')) } as Answers,
    picture: found ? { ...found, alt: String(answers.image_alt ?? '') } : null,
  }
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

const versionOf = ({ saved_at, ...revision }: Revision) => ({
  ...revision,
  saved_at: saved_at.toISOString(),
})
