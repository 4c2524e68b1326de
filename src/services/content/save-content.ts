import type { Answers } from '../../domain/engine/form.ts'
import { type ContentKind, contentKinds } from '../../domain/forms/content-kinds.ts'
import { done, type Outcome, refuse } from '../../domain/refusals.ts'
import { slugFrom } from '../../domain/slug.ts'
import type { Staff } from '../../domain/staff.ts'
import { allOrNothing } from '../../store/all-or-nothing.ts'
import type { Store } from '../../store/open-store.ts'
import { findPicture, forgetUnshown } from '../../store/pictures.ts'
import {
  type Columns,
  findWritten,
  insertWritten,
  listSlugs,
  lockContent,
  updateWritten,
  type Written,
} from '../../store/written-content.ts'
import { judgeContent } from './judge-content.ts'
import { picturesOf } from './pictures-of.ts'

export type SentContent = {
  /** What was there when the editor opened it; a new one has none. */
  earlier?: { id: string; version: number }
  answers: unknown
  /** Null takes the picture away; left out, it stays. */
  picture?: string | null | undefined
}

export type SavedContent = { id: string; slug: string; version: number }

type Database = Pick<Store, 'db'>

/** Keeps what an editor has written. A new one is a draft; one that is published stays so and must be complete. */
export function saveContent(
  store: Store,
  kind: ContentKind,
  sent: SentContent,
  { name: editor }: Pick<Staff, 'name'>,
): Promise<Outcome<SavedContent>> {
  return allOrNothing(store, async (database) => {
    await lockContent(database)
    const { earlier, answers } = sent
    const before = earlier && (await findWritten(database, kind, earlier.id))
    if (earlier && !before) return refuse('not_found')
    if (before && before.version !== earlier?.version) return refuse('version_conflict')

    const picture = sent.picture === undefined ? (before?.picture_key ?? null) : sent.picture
    if (picture && !(contentKinds[kind].isPictured && (await findPicture(database, picture))))
      return refuse('invalid_answers', { errors: { picture: 'upload_gone' } })
    const isComplete = before?.status === 'published'
    const judged = judgeContent(kind, { answers, picture, isComplete, isSample: before?.is_sample ?? false })
    if (!judged.ok) return judged

    const columns = {
      ...columnsOf(kind, judged.value, picture),
      ...(kind === 'profile' && consentOf(judged.value, before, editor)),
      slug: await chooseSlug(database, kind, judged.value, before),
    }
    const { id, slug, version } = before
      ? await updateWritten(database, kind, before.id, { ...columns, version: before.version + 1 })
      : await insertWritten(database, kind, columns)
    if (before) await forgetUnshown(database, picturesOf(kind, before))
    return done({ id, slug, version })
  })
}

/** What a draft does not have yet is kept as nothing said. */
function columnsOf(kind: ContentKind, answers: Answers, picture: string | null): Columns {
  const { form, isPictured } = contentKinds[kind]
  const said = Object.keys(form.fields).map((field) => [field, answers[field] ?? unsaid[field] ?? ''])
  return { ...Object.fromEntries(said), ...(isPictured && { picture_key: picture }) }
}

const unsaid: Columns = { kind: 'expert' }

/** Who wrote down how the person agreed, and when, belongs to these words alone. */
function consentOf({ consent_note }: Answers, before: Written | undefined, editor: string): Columns {
  if (!consent_note) return { consent_note: null, consent_recorded_by: null, consent_recorded_at: null }
  if (before?.consent_note === consent_note) return {}
  return { consent_note, consent_recorded_by: editor, consent_recorded_at: new Date() }
}

/** Made from the name; once visitors may know it, it stays. */
async function chooseSlug(
  database: Database,
  kind: ContentKind,
  answers: Answers,
  before: Written | undefined,
): Promise<string> {
  if (before?.published_at) return before.slug
  const wanted = slugFrom(String(answers[contentKinds[kind].name])) || kind
  const taken = new Set(await listSlugs(database, kind, wanted))
  if (before && taken.has(before.slug)) return before.slug
  for (let number = 1; ; number++) {
    const slug = number === 1 ? wanted : `${wanted}-${number}`
    if (!taken.has(slug) && slug !== reserved) return slug
  }
}

/** The address of a story must not be that of the drafts. */
const reserved = 'preview'
