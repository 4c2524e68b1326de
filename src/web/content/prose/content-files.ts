import { brand } from '../../../domain/brand.ts'
import { parseFrontMatter, parsePair } from '../../../domain/content/front-matter.ts'
import { catalogueOf } from '../../../domain/messages/catalogues.ts'
import { factPlaces } from '../../../domain/messages/fact-places.ts'
import type { Locale } from '../../../domain/messages/locales.ts'
import { periods } from '../../../domain/privacy/retention-periods.ts'

/** How the `##` sections of a file are laid out: read in order, opened one by one, or chosen from. */
type Layout = 'article' | 'faq' | 'index'
export type Section = 'about' | 'expert' | 'trainer' | 'support' | 'partnerships' | 'none'

export type ContentFile = {
  title: string
  description: string
  lede: string
  layout: Layout
  section: Section
  notice?: { title: string; markdown: string }
  facts: readonly { value: string; label: string }[]
  /** Where a reader goes from here; the first is the main one. */
  next: readonly { path: string; label: string }[]
  markdown: string
}

const keys = {
  title: 'once',
  description: 'once',
  lede: 'once',
  layout: 'once',
  section: 'once',
  notice: 'optional',
  fact: 'repeated',
  next: 'repeated',
} as const
const layouts: readonly string[] = ['article', 'faq', 'index'] satisfies Layout[]
const sections: readonly string[] = [
  'about',
  'expert',
  'trainer',
  'support',
  'partnerships',
  'none',
] satisfies Section[]
const longestDescription = 155

export function parseContentFile(file: string, source: string, locale: Locale = 'en'): ContentFile {
  const { head, markdown } = parseFrontMatter(file, withBrand(file, source, locale), keys)
  const { title, description, lede, layout, section } = head
  if (description.length > longestDescription) {
    throw new Error(
      `${file} has a description of ${description.length} characters, over ${longestDescription}`,
    )
  }
  if (!layouts.includes(layout)) throw new Error(`${file} has the unknown layout '${layout}'`)
  if (!sections.includes(section)) throw new Error(`${file} has the unknown section '${section}'`)
  const [noticeTitle, notice] = head.notice ? parsePair(file, head.notice) : []
  return {
    title,
    description,
    lede,
    layout: layout as Layout,
    section: section as Section,
    ...(noticeTitle && notice && { notice: { title: noticeTitle, markdown: notice } }),
    facts: head.fact.map((fact) => parsePair(file, fact)).map(([value, label]) => ({ value, label })),
    next: head.next.map((next) => parsePair(file, next)).map(([path, label]) => ({ path, label })),
    markdown,
  }
}

const sources = import.meta.glob<string>(['/content/en/*.md', '/locales/*/content/*.md'], {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** Every file by its locale and name, as in 'fr/about'; one that is wrong stops the start, not a reader. */
export const contentFiles: ReadonlyMap<string, ContentFile> = new Map(
  Object.entries(sources).map(([path, source]) => {
    const [, locale, name] = path.match(/^\/(?:content|locales)\/(\w+)\/(?:content\/)?(.+)\.md$/) ?? []
    return [`${locale}/${name}`, parseContentFile(path.slice(1), source, locale as Locale)]
  }),
)

/** Facts and periods that administrators set are filled in per request. */
function withBrand(file: string, source: string, locale: Locale): string {
  const { name, slug } = brand
  const places: Readonly<Record<string, string>> = {
    name,
    slug,
    longName: catalogueOf(locale).languages.longName,
  }
  return source.replace(/\{(\w+)\}/g, (place, name: string) => {
    const value = name in factPlaces || name in periods ? place : places[name]
    if (value === undefined) throw new Error(`${file} has the unknown placeholder ${place}`)
    return value
  })
}
