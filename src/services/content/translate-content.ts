import { type ContentKind, contentKinds } from '../../domain/content/content-kinds.ts'
import type { Answers } from '../../domain/forms/engine/form.ts'
import type { TranslatedLocale } from '../../domain/messages/translation.ts'
import { done, type Outcome, refuse } from '../../domain/refusals.ts'
import { type Author, byStaff } from '../../domain/staff/audit.ts'
import { forgetUnshown } from '../../store/content/pictures.ts'
import {
  deleteTranslation,
  findTranslation,
  insertTranslations,
  type Translation,
  updateTranslation,
} from '../../store/content/translations.ts'
import type { Written } from '../../store/content/written-content.ts'
import type { Database } from '../../store/database.ts'
import { writeAudit } from '../../store/staff/audit.ts'
import { judgeContent } from './judge-content.ts'
import { changeWritten } from './publish-content.ts'
import { picturesOf } from './save-content.ts'

/** The text and the language of a translation; there is at most one. */
export type Which = { kind: ContentKind; id: string; locale: TranslatedLocale }

export type SentTranslation = {
  /** The version that the editor opened; 0 for a new translation. */
  version: number
  answers: unknown
  /** The version of the English text that it now says the same as; undefined leaves that as it was. */
  of: number | undefined
  publishes: boolean
}

export type TranslationResult = 'saved' | 'published' | 'unpublished' | 'confirmed' | 'removed'

/** The words stay saved even if publishing is refused: `followed` says why. */
export type SavedTranslation = { followed: Outcome<TranslationResult> }

/** A new translation is a draft; a published one must stay complete. */
export function saveTranslation(database: Database, which: Which, sent: SentTranslation, staff: Author) {
  const { kind, id, locale } = which
  return changeWritten(database, kind, id, async (trx, original): Promise<Outcome<SavedTranslation>> => {
    const before = await findTranslation(trx, kind, id, locale)
    if ((before?.version ?? 0) !== sent.version) return refuse('version_conflict')
    const isComplete = before?.status === 'published'
    const judged = judge(kind, original, sent.answers, isComplete)
    if (!judged.ok) return judged
    const answers = wordsOf(kind, judged.value)
    const version = sent.version + 1
    const of = Math.min(sent.of ?? before?.original_version ?? original.version, original.version)
    if (before) {
      await updateTranslation(trx, before.id, { answers, version, original_version: of })
      await forgetUnshown(trx, picturesIn(kind, before))
    } else {
      await insertTranslations(trx, kind, [{ of: id, locale, answers, original_version: of }])
    }
    await writeAudit(trx, byStaff(staff), 'translation_saved', [kind, id], {
      fields: Object.keys(answers).filter((name) => (before?.answers[name] ?? '') !== answers[name]),
      after: { locale, version },
    })
    const saved = sent.publishes && (await findTranslation(trx, kind, id, locale))
    return done({ followed: saved ? await publish(trx, which, original, saved, staff) : done('saved') })
  })
}

async function publish(
  database: Database,
  { kind, id, locale }: Which,
  original: Written,
  { id: own, answers, status }: Translation,
  staff: Author,
): Promise<Outcome<TranslationResult>> {
  const judged = judge(kind, original, answers, true)
  if (!judged.ok) return judged
  await updateTranslation(database, own, { status: 'published' })
  await writeAudit(database, byStaff(staff), 'translation_published', [kind, id], {
    before: { status },
    after: { locale, status: 'published' },
  })
  return done('published')
}

/** Back to a draft: visitors see the English text. */
export function unpublishTranslation(database: Database, which: Which, staff: Author) {
  return changeTranslation(database, which, async (trx, { id, status }) => {
    await updateTranslation(trx, id, { status: 'draft' })
    await note(trx, 'translation_unpublished', which, staff, { before: { status }, status: 'draft' })
    return done('unpublished')
  })
}

/** The English text has changed in a way that the translation needs not follow; `of` is the version that was seen. */
export function confirmTranslation(database: Database, which: Which, of: number, staff: Author) {
  return changeTranslation(database, which, async (trx, { id, original_version }, original) => {
    if (!(of >= original_version && of <= original.version)) return refuse('version_conflict')
    await updateTranslation(trx, id, { original_version: of })
    await note(trx, 'translation_confirmed', which, staff, { original_version: of })
    return done('confirmed')
  })
}

export function removeTranslation(database: Database, which: Which, staff: Author) {
  return changeTranslation(database, which, async (trx, translation) => {
    await deleteTranslation(trx, translation.id)
    await forgetUnshown(trx, picturesIn(which.kind, translation))
    await note(trx, 'translation_removed', which, staff, {})
    return done('removed')
  })
}

type Change = (
  trx: Database,
  translation: Translation,
  original: Written,
) => Promise<Outcome<TranslationResult>>

function changeTranslation(database: Database, { kind, id, locale }: Which, change: Change) {
  return changeWritten(database, kind, id, async (trx, original): Promise<Outcome<TranslationResult>> => {
    const translation = await findTranslation(trx, kind, id, locale)
    return translation ? change(trx, translation, original) : refuse('not_found')
  })
}

type Noted = { before?: { status: string }; status?: string; original_version?: number }

async function note(
  database: Database,
  action: `translation_${'unpublished' | 'confirmed' | 'removed'}`,
  { kind, id, locale }: Which,
  staff: Author,
  { before, ...after }: Noted,
) {
  const changes = { ...(before && { before }), after: { locale, ...after } }
  await writeAudit(database, byStaff(staff), action, [kind, id], changes)
}

function judge(kind: ContentKind, original: Written, answers: unknown, isComplete: boolean) {
  const { picture_key: picture, is_sample: isSample } = original
  // A draft may lack the words for the picture of the original.
  const shown = isComplete ? picture : null
  return judgeContent(kind, { answers, picture: shown, isComplete, isSample, isTranslation: true })
}

/** Missing answers of a draft are stored as empty texts. */
function wordsOf(kind: ContentKind, answers: Answers): Answers {
  const names = Object.keys(contentKinds[kind].words.fields)
  return Object.fromEntries(names.map((name) => [name, answers[name] ?? '']))
}

const picturesIn = (kind: ContentKind, { answers }: Pick<Translation, 'answers'>) =>
  picturesOf(kind, { ...answers, picture_key: null })
