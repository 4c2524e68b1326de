import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import {
  pluralForms,
  type TranslatedLocale,
  untranslatedAreas,
} from '../../src/domain/messages/translation.ts'
import { pageFaults } from './translated-pages.ts'
import type { Finding, Tree } from './tree.ts'

type Message = string | Readonly<Record<string, string>>
type Area = Readonly<Record<string, Message>>
type Catalogue = Readonly<Record<string, Area>>

const codes = Object.keys(pluralForms) as TranslatedLocale[]

/** A translation has the same messages and pages as English, with the same places, tags and links. */
export async function faithfulTranslations(tree: Tree): Promise<Finding[]> {
  const begun = codes.filter((code) => tree.files.includes(`locales/${code}/messages.ts`))
  return (await Promise.all(begun.map((code) => faultsOf(tree, code)))).flat()
}

export async function faultsOf(tree: Tree, code: TranslatedLocale): Promise<Finding[]> {
  const path = `locales/${code}/messages.ts`
  const english = await readEnglish(tree)
  const translation = (await importFrom(tree, path)) as Catalogue
  const messages = Object.entries(english).flatMap(([area, originals]) =>
    Object.entries(originals).flatMap(([name, original]) =>
      faultsOfMessage(original, translation[area]?.[name], code).map((problem) => ({
        path,
        problem: `'${area}.${name}' ${problem}`,
      })),
    ),
  )
  return [...messages, ...pageFaults(tree, code)]
}

/** What people read, by area. */
export async function readEnglish(tree: Tree): Promise<Catalogue> {
  const { en } = (await importFrom(tree, 'src/domain/messages/en.ts')) as { en: Catalogue }
  const hidden: readonly string[] = untranslatedAreas
  return Object.fromEntries(Object.entries(en).filter(([area]) => !hidden.includes(area)))
}

const importFrom = (tree: Tree, path: string): Promise<unknown> =>
  import(pathToFileURL(join(tree.root, path)).href)

export function faultsOfMessage(
  original: Message,
  translated: Message | undefined,
  code: TranslatedLocale,
): string[] {
  if (translated === undefined) return ['is missing']
  const isPlural = typeof original !== 'string'
  if (isPlural === (typeof translated === 'string')) return ['has plural forms in one language only']
  const forms = Object.entries(typeof translated === 'string' ? { other: translated } : translated)
  const wanted: readonly string[] = isPlural ? pluralForms[code] : ['other']
  const samples = typeof original === 'string' ? [original] : Object.values(original)
  const missing = wanted.filter((form) => !forms.some(([name]) => name === form))
  return [
    ...missing.map((form) => `lacks the form '${form}'`),
    ...forms.flatMap(([form, text]) => faultsOfText(samples, text, mayLeaveOutCount(code, form))),
  ]
}

/** A form that means one number only may write it as a word. */
const mayLeaveOutCount = (code: TranslatedLocale, form: string) =>
  form === 'zero' || form === 'two' || (form === 'one' && code !== 'ru')

function faultsOfText(samples: readonly string[], text: string, withoutCount: boolean): string[] {
  if (!text.trim()) return ['is empty']
  const original = samples.reduce((one, other) =>
    placesIn(other).length > placesIn(one).length ? other : one,
  )
  const places = placesIn(original).filter((place) => !(withoutCount && place === '{count}'))
  const found = placesIn(text).filter((place) => !(withoutCount && place === '{count}'))
  return [
    ...(places.join() === found.join()
      ? []
      : [`has the places ${found.join() || '–'}, not ${places.join() || '–'}`]),
    ...(tagsIn(original).join() === tagsIn(text).join() ? [] : ['has other tags or links than the original']),
  ]
}

const placesIn = (text: string) => [...new Set(text.match(/\{\w+\}/g) ?? [])].sort()

const tagsIn = (text: string) => (text.match(/<\/?\w[^>]*>|\]\([^)]*\)/g) ?? []).sort()
