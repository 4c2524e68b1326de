import { type ContentKind, contentKinds } from '../../domain/content/content-kinds.ts'
import type { Answers } from '../../domain/forms/engine/form.ts'
import { done, refuse, type ValueOf } from '../../domain/refusals.ts'
import { findPicture } from '../../store/content/pictures.ts'
import { findWritten, listWritten, type Written } from '../../store/content/written-content.ts'
import type { Store } from '../../store/open-store.ts'
import { cleanHtml } from './clean-html.ts'
import { answersOf } from './publish-content.ts'

export type ContentEntry = ReturnType<typeof entryOf>

export type ContentList = Readonly<Record<ContentKind, ContentEntry[]>>

export type ContentToEdit = ValueOf<typeof readContent>

/** Everything that editors have written, drafts included, in the order in which visitors see it. */
export async function listContent(store: Store): Promise<ContentList> {
  const list = async (kind: ContentKind) =>
    (await listWritten(store, kind)).map((written) => entryOf(kind, written))
  const [story, news, profile] = await Promise.all([list('story'), list('news'), list('profile')])
  return { story, news, profile }
}

export async function readContent(store: Store, kind: ContentKind, id: string) {
  const written = await findWritten(store, kind, id)
  if (!written) return refuse('not_found')
  const { prose } = contentKinds[kind]
  const answers = answersOf(kind, written)
  const { picture_key, image_alt, consent_recorded_by = null, consent_recorded_at = null } = written
  const found = picture_key ? await findPicture(store, picture_key) : undefined
  return done({
    ...entryOf(kind, written),
    answers: { ...answers, [prose]: cleanHtml(String(answers[prose])) } as Answers,
    picture: found ? { ...found, alt: String(image_alt ?? '') } : null,
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
  /** Whether a profile introduces an expert or a trainer. */
  const group = kind === 'profile' ? String(written.kind) : null
  return { id, slug, title, status, is_sample, version, group, updated_at, publish_at, unpublish_at }
}
