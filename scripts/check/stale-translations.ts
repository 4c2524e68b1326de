import { createHash } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pluralForms, type TranslatedLocale } from '../../src/domain/messages/translation.ts'
import { originalsOf } from './translated-pages.ts'
import { readEnglish } from './translations.ts'
import type { Tree } from './tree.ts'

/** The hash of the English text from which a message or page was translated, by its name. */
type Originals = Readonly<Record<string, string>>

const codes = Object.keys(pluralForms) as TranslatedLocale[]

/** What was reworded in English since it was translated, by locale. */
export async function staleTranslations(tree: Tree): Promise<{ code: TranslatedLocale; names: string[] }[]> {
  const now = Object.entries(await originalsIn(tree))
  return codes.map((code) => {
    const path = fileOf(code)
    const then: Originals = tree.files.includes(path) ? JSON.parse(tree.read(path)) : {}
    return { code, names: now.filter(([name, hash]) => then[name] !== hash).map(([name]) => name) }
  })
}

/** Marks the translations of a locale as up to date with the English texts. */
export async function acceptTranslations(tree: Tree, code: TranslatedLocale): Promise<void> {
  writeFileSync(join(tree.root, fileOf(code)), `${JSON.stringify(await originalsIn(tree), null, 2)}\n`)
}

const fileOf = (code: TranslatedLocale) => `locales/${code}/translated-from.json`

async function originalsIn(tree: Tree): Promise<Originals> {
  const messages = Object.entries(await readEnglish(tree)).flatMap(([area, texts]) =>
    Object.entries(texts).map(([name, text]) => [`${area}.${name}`, hashOf(JSON.stringify(text))] as const),
  )
  const pages = originalsOf(tree).map(({ original, below }) => [below, hashOf(tree.read(original))] as const)
  return Object.fromEntries([...messages, ...pages])
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 8)
