import { type ContentKind, contentKinds, mostVersions } from '../../domain/content/content-kinds.ts'
import { picturesPath } from '../../domain/content/picture.ts'
import { isSlug, slugFrom } from '../../domain/content/slug.ts'
import type { Answers } from '../../domain/forms/engine/form.ts'
import { done, type Outcome, refuse } from '../../domain/refusals.ts'
import { type Author, byStaff } from '../../domain/staff/audit.ts'
import { dropRevisions, insertRevision } from '../../store/content/content-revisions.ts'
import { findPicture, forgetUnshown } from '../../store/content/pictures.ts'
import { carryTranslations } from '../../store/content/translations.ts'
import {
  type Columns,
  findWritten,
  insertWritten,
  listSlugs,
  lockContent,
  updateWritten,
  type Written,
} from '../../store/content/written-content.ts'
import type { Database } from '../../store/database.ts'
import { transaction } from '../../store/postgres/transaction.ts'
import { writeAudit } from '../../store/staff/audit.ts'
import { type Judged, judgeContent } from './judge-content.ts'
import { answersOf } from './publish-content.ts'

export type SentContent = {
  /** The version that the editor opened; none for a new text. */
  earlier?: { id: string; version: number }
  answers: unknown
  /** Null removes the picture; undefined keeps it. */
  picture?: string | null | undefined
  /** A refusal then names all that is missing, not only what a draft needs. */
  publishes?: boolean
}

export type SavedContent = { id: string; slug: string; version: number }

/** Saves a text. A new one is a draft; a published one must stay complete. */
export function saveContent(database: Database, kind: ContentKind, sent: SentContent, staff: Author) {
  return transaction(database, async (trx) => {
    await lockContent(trx)
    return keep(trx, kind, sent, staff)
  })
}

/** Call with the content lock; stores the former version. */
export async function keep(
  database: Database,
  kind: ContentKind,
  { earlier, answers, ...sent }: SentContent,
  staff: Author,
  restored?: { restores: number },
): Promise<Outcome<SavedContent>> {
  const before = earlier && (await findWritten(database, kind, earlier.id))
  if (earlier && !before) return refuse('not_found')
  if (before && before.version !== earlier?.version) return refuse('version_conflict')

  const picture = sent.picture === undefined ? (before?.picture_key ?? null) : sent.picture
  if (picture && !(contentKinds[kind].isPictured && (await findPicture(database, picture))))
    return refuse('invalid_answers', { errors: { picture: 'upload_gone' } })
  const isComplete = before !== undefined && (before.status === 'published' || before.publish_at !== null)
  const text = { answers, picture, isSample: before?.is_sample ?? false }
  const judged = judgeContent(kind, { ...text, isComplete })
  if (!judged.ok) return sent.publishes ? judgeAll(kind, text, judged) : judged
  const isKnown = kind !== 'story' || (await isProfile(database, judged.value.expert))
  if (!isKnown && !restored) return refuse('invalid_answers', { errors: { expert: 'invalid_choice' } })

  const columns = {
    ...columnsOf(kind, judged.value, picture),
    ...(!isKnown && { expert: '' }),
    ...(contentKinds[kind].needsConsent && consentOf(judged.value, before, staff.name)),
    slug: await chooseSlug(database, kind, judged.value, before),
  }
  if (before) await keepRevision(database, kind, before, null)
  const after = before
    ? await updateWritten(database, kind, before.id, { ...columns, version: before.version + 1 })
    : await insertWritten(database, kind, columns)
  await keepRevision(database, kind, after, staff.name)
  if (before && saysTheSame(kind, before, after)) {
    await carryTranslations(database, kind, after.id, { from: before.version, to: after.version })
  }
  const { id, slug, version } = after
  await writeAudit(database, byStaff(staff), restored ? 'content_restored' : 'content_saved', [kind, id], {
    fields: Object.keys(columns).filter((name) => String(before?.[name] ?? '') !== String(after[name] ?? '')),
    after: { version, ...restored },
  })
  return done({ id, slug, version })
}

/** Completeness adds errors to those of a draft. */
function judgeAll(
  kind: ContentKind,
  text: Omit<Judged, 'isComplete'>,
  asDraft: Outcome<never>,
): Outcome<never> {
  const complete = judgeContent(kind, { ...text, isComplete: true })
  return complete.ok ? asDraft : complete
}

/** Whether the profile exists: a restored version leaves out one that was deleted. */
async function isProfile(database: Database, slug: unknown): Promise<boolean> {
  if (!slug) return true
  const wanted = String(slug)
  return isSlug(wanted) && (await listSlugs(database, 'profile', wanted)).includes(wanted)
}

/** Another picture or a note on consent leaves the translations up to date. */
function saysTheSame(kind: ContentKind, before: Written, after: Written): boolean {
  return Object.keys(contentKinds[kind].words.fields).every(
    (name) => String(before[name] ?? '') === String(after[name] ?? ''),
  )
}

async function keepRevision(database: Database, kind: ContentKind, written: Written, savedBy: string | null) {
  const { id, version, status, picture_key: picture } = written
  const answers = answersOf(kind, written)
  const isPublished = status === 'published'
  await insertRevision(database, kind, { id, version, savedBy, isPublished, answers, picture })
  const dropped = await dropRevisions(database, kind, id, mostVersions)
  const shown = dropped.flatMap(({ answers, picture_key }) => picturesOf(kind, { ...answers, picture_key }))
  await forgetUnshown(database, shown)
}

/** Missing answers of a draft are stored as empty texts. */
function columnsOf(kind: ContentKind, answers: Answers, picture: string | null): Columns {
  const { form, isPictured } = contentKinds[kind]
  const said = Object.keys(form.fields).map((field) => [field, answers[field] ?? ''])
  return { ...Object.fromEntries(said), ...(isPictured && { picture_key: picture }) }
}

/** A changed consent note gets a new author and time. */
function consentOf({ consent_note }: Answers, before: Written | undefined, editor: string): Columns {
  if (!consent_note) return { consent_note: null, consent_recorded_by: null, consent_recorded_at: null }
  if (before?.consent_note === consent_note) return {}
  return { consent_note, consent_recorded_by: editor, consent_recorded_at: new Date() }
}

/** Derived from the name until the first publication. */
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

/** The route of previews uses this slug. */
const reserved = 'preview'

const inText = new RegExp(`${picturesPath}/([0-9a-f]{32})/`, 'g')

type Shown = { picture_key: string | null } & Readonly<Record<string, unknown>>

/** The keys of all pictures that it shows, also inside its text. */
export function picturesOf(kind: ContentKind, written: Shown): string[] {
  const inside = String(written[contentKinds[kind].prose]).matchAll(inText)
  const keys = [...inside].map(([, key]) => key as string)
  return written.picture_key ? [written.picture_key, ...keys] : keys
}
