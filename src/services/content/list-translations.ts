import { type ContentKind, contentKinds } from '../../domain/content/content-kinds.ts'
import type { Answers } from '../../domain/forms/engine/form.ts'
import { type TranslatedLocale, translatedLocales } from '../../domain/messages/translation.ts'
import { done, refuse, type ValueOf } from '../../domain/refusals.ts'
import { findTranslation, listTranslations } from '../../store/content/translations.ts'
import { findWritten, listWritten } from '../../store/content/written-content.ts'
import type { Store } from '../../store/open-store.ts'
import { cleanHtml } from './clean-html.ts'
import { readContent } from './list-content.ts'
import type { Which } from './translate-content.ts'

/** The state of a text in one language. */
export type TranslationState = {
  locale: TranslatedLocale
  status: 'none' | 'draft' | 'published'
  /** The English text has changed since. */
  isOlder: boolean
}

type Versions = ReadonlyMap<string, number>

/** The states of all texts, by the id of the text, in every language. */
export async function listTranslationStates(store: Store): Promise<Record<string, TranslationState[]>> {
  const kinds = Object.keys(contentKinds) as ContentKind[]
  const all = await Promise.all(
    kinds.map(async (kind) => {
      const [written, translations] = await Promise.all([
        listWritten(store, kind),
        listTranslations(store, kind),
      ])
      const versions: Versions = new Map(written.map(({ id, version }) => [id, version]))
      return written.map(({ id }) => [id, statesOf(id, translations, versions)] as const)
    }),
  )
  return Object.fromEntries(all.flat())
}

/** The states of one text in every language. */
export async function readTranslationStates(store: Store, kind: ContentKind, id: string) {
  const written = await findWritten(store, kind, id)
  if (!written) return []
  return statesOf(id, await listTranslations(store, kind, id), new Map([[id, written.version]]))
}

type Listed = Awaited<ReturnType<typeof listTranslations>>

function statesOf(id: string, translations: Listed, versions: Versions): TranslationState[] {
  const own = translations.filter(({ of }) => of === id)
  return translatedLocales.map((locale) => {
    const found = own.find((one) => one.locale === locale)
    if (!found) return { locale, status: 'none', isOlder: false }
    return { locale, status: found.status, isOlder: found.original_version < (versions.get(id) ?? 0) }
  })
}

export type TranslationToEdit = ValueOf<typeof readTranslation>

/** The English text, and its translation if there is one. */
export async function readTranslation(store: Store, { kind, id, locale }: Which) {
  const original = await readContent(store, kind, id)
  if (!original.ok) return refuse('not_found')
  const translation = await findTranslation(store, kind, id, locale)
  const { prose } = contentKinds[kind]
  return done({
    original: original.value,
    translation: translation && {
      status: translation.status,
      version: translation.version,
      originalVersion: translation.original_version,
      answers: {
        ...translation.answers,
        [prose]: cleanHtml(String(translation.answers[prose] ?? '')),
      } as Answers,
      isOlder: translation.original_version < original.value.version,
    },
  })
}
