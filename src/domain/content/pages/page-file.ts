import { brand } from '../../brand.ts'
import { factPlaces } from '../../messages/fact-places.ts'
import { periods } from '../../privacy/retention-periods.ts'
import { parseFrontMatter, parsePair } from '../front-matter.ts'

/** How the `##` sections of a file are laid out: read in order, opened one by one, or chosen from. */
export type PageLayout = 'article' | 'faq' | 'index'
export type Section = 'about' | 'expert' | 'trainer' | 'support' | 'partnerships' | 'none'

/** A page as the software delivers it. */
export type PageFile = {
  title: string
  description: string
  lede: string
  layout: PageLayout
  section: Section
  notice?: { title: string; markdown: string }
  facts: readonly { value: string; label: string }[]
  /** Links to where a reader may go next; the first is the main one. */
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
const layouts: readonly string[] = ['article', 'faq', 'index'] satisfies PageLayout[]
const sections: readonly string[] = [
  'about',
  'expert',
  'trainer',
  'support',
  'partnerships',
  'none',
] satisfies Section[]
const longestDescription = 155

/** The placeholder for the name of the registry in a text. */
export const namePlace = '{registryName}'

export function parsePageFile(file: string, source: string): PageFile {
  const { head, markdown } = parseFrontMatter(file, withBrand(file, source), keys)
  const { title, description, lede, layout, section } = head
  const { length } = description.replaceAll(namePlace, brand.name)
  if (length > longestDescription) {
    throw new Error(`${file} has a description of ${length} characters, over ${longestDescription}`)
  }
  if (!layouts.includes(layout)) throw new Error(`${file} has the unknown layout '${layout}'`)
  if (!sections.includes(section)) throw new Error(`${file} has the unknown section '${section}'`)
  const [noticeTitle, notice] = head.notice ? parsePair(file, head.notice) : []
  return {
    title,
    description,
    lede,
    layout: layout as PageLayout,
    section: section as Section,
    ...(noticeTitle && notice && { notice: { title: noticeTitle, markdown: notice } }),
    facts: head.fact.map((fact) => parsePair(file, fact)).map(([value, label]) => ({ value, label })),
    next: head.next.map((next) => parsePair(file, next)).map(([path, label]) => ({ path, label })),
    markdown,
  }
}

/** Facts, names and periods that administrators set are filled in per request. */
function withBrand(file: string, source: string): string {
  const places: Readonly<Record<string, string>> = { name: namePlace, slug: brand.slug }
  return source.replace(/\{(\w+)\}/g, (place, name: string) => {
    const value = name in factPlaces || name in periods ? place : places[name]
    if (value === undefined) throw new Error(`${file} has the unknown placeholder ${place}`)
    return value
  })
}
