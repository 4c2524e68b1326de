import { posix } from 'node:path'
import type { TranslatedLocale } from '../../src/domain/messages/translation.ts'
import type { Finding, Tree } from './tree.ts'

/** The folders of the originals, by the folder of their translations within a locale. */
const folders = {
  content: 'content/en',
  'samples/stories': 'content/samples/stories',
  'samples/news': 'content/samples/news',
  'samples/profiles': 'content/samples/profiles',
  'samples/members': 'content/samples/members',
  'samples/partners': 'content/samples/partners',
} as const

/** Lines of the head that name something rather than say something. */
const fixedKeys = ['layout', 'section', 'picture', 'position', 'kind', 'published_on', 'support', 'expert']
const longestDescription = 155

export function pageFaults(tree: Tree, code: TranslatedLocale): Finding[] {
  return originalsOf(tree).flatMap(({ original, below }) => {
    const path = `locales/${code}/${below}`
    const problems = tree.files.includes(path)
      ? faultsOfPage(tree.read(original), tree.read(path))
      : ['is missing']
    return problems.map((problem) => ({ path, problem }))
  })
}

/** Every page and sample, with the path of its translation in the folder of a locale. */
export function originalsOf(tree: Tree): { original: string; below: string }[] {
  return Object.entries(folders).flatMap(([folder, source]) =>
    tree.files
      .filter((path) => posix.dirname(path) === source && path.endsWith('.md'))
      .map((original) => ({ original, below: `${folder}/${posix.basename(original)}` })),
  )
}

export function faultsOfPage(original: string, translated: string): string[] {
  const description = translated.match(/^description: (.*)$/m)?.[1] ?? ''
  const compared = [
    ['keys in its head', headKeys],
    ['fixed values in its head', fixedValues],
    ['places', (text: string) => [...new Set(text.match(/\{\w+\}/g) ?? [])].sort()],
    ['links', linksIn],
    ['headings', (text: string) => (text.match(/^#+ /gm) ?? []).map((mark) => mark.trim())],
    ['list items', (text: string) => text.match(/^ *(-|\d+\.) /gm)?.map((mark) => mark.trim()) ?? []],
    ['tags', (text: string) => text.match(/<\/?\w[^>]*>/g) ?? []],
  ] as const
  return [
    ...compared.flatMap(([what, read]) => {
      const [wanted, found] = [read(original).join(' '), read(translated).join(' ')]
      return wanted === found
        ? []
        : [`has other ${what} than the original: ${found || '–'}, not ${wanted || '–'}`]
    }),
    ...(description.length > longestDescription
      ? [`has a description of ${description.length} characters, over ${longestDescription}`]
      : []),
  ]
}

const headOf = (text: string) => text.match(/^---\n(.*?)\n---\n/s)?.[1]?.split('\n') ?? []

const headKeys = (text: string) => headOf(text).map((line) => line.split(':', 1)[0] ?? '')

const fixedValues = (text: string) =>
  headOf(text).flatMap((line) => {
    const [, key = '', value = ''] = line.match(/^(\w+): (.*)$/) ?? []
    if (key === 'next') return [value.split('|', 1)[0]?.trim() ?? '']
    return fixedKeys.includes(key) ? [value] : []
  })

/** All links, those to the page's own headings included: these keep the anchors of the original. */
const linksIn = (text: string) => [...text.matchAll(/\]\(([^)]+)\)/g)].map(([, to]) => to as string).sort()
