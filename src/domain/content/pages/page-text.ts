import type { PageLayout } from './page-file.ts'
import type { PageName } from './page-names.ts'

/** How a field of a block is typed: one line, running text as HTML, the target of a link, or a group of people. */
export type FieldKind = 'line' | 'rich' | 'address' | 'group'

type Fields = Readonly<Record<string, FieldKind>>

type BlockFacts = {
  fields?: Fields
  /** The fields of each of its items; a block without items has none. */
  items?: Fields
}

/** What a page is made of. The layout of each is ours. */
export const blockKinds = {
  prose: { fields: { html: 'rich' } },
  notice: { fields: { title: 'line', html: 'rich' } },
  facts: { items: { value: 'line', label: 'line' } },
  steps: { items: { title: 'line', html: 'rich' } },
  questions: { items: { title: 'line', html: 'rich' } },
  links: { items: { title: 'line', address: 'address', html: 'rich' } },
  people: { fields: { group: 'group' } },
  partners: { items: { title: 'line', address: 'address', html: 'rich' } },
  act: { items: { label: 'line', address: 'address' } },
} as const satisfies Record<string, BlockFacts>

export type BlockKind = keyof typeof blockKinds

export const isBlockKind = (text: string): text is BlockKind => Object.hasOwn(blockKinds, text)

export const blockFacts = (kind: BlockKind): BlockFacts => blockKinds[kind]

export type Values = Readonly<Record<string, string>>

export type Block = {
  readonly kind: BlockKind
  readonly fields: Values
  readonly items: readonly Values[]
}

/** The words of a page in one language, as an editor has saved them or as the software delivers them. */
export type PageText = {
  readonly title: string
  readonly description: string
  readonly lede: string
  readonly blocks: readonly Block[]
}

export const groups = ['experts', 'trainers'] as const
export type PeopleGroup = (typeof groups)[number]

export const longest = {
  title: 120,
  description: 155,
  lede: 400,
  line: 200,
  address: 500,
  rich: 20_000,
  /** All of it together: a page must stay light on a slow line. */
  page: 60_000,
} as const

export const mostBlocks = 30
export const mostItems = 30

const everywhere = ['prose', 'steps', 'questions', 'partners', 'notice'] as const

/** Pages whose own layout has no place beside the text, or none for people. */
const withoutAside: readonly PageName[] = ['news', 'stories', 'expert-stories']
const withoutPeople: readonly PageName[] = [
  'apply-expert',
  'apply-hospital',
  'edit-expert',
  'edit-hospital',
  'edit-trainer',
  'select-expert',
  'where-we-work',
  'privacy',
]

/** The kinds that a page can show. */
export function kindsFor(page: PageName, layout: PageLayout): readonly BlockKind[] {
  if (page === 'expert-stories') return everywhere
  if (withoutAside.includes(page)) return [...everywhere, 'act']
  if (layout === 'index') return [...everywhere, 'links', 'act']
  const people: readonly BlockKind[] = withoutPeople.includes(page) ? [] : ['people']
  return [...everywhere, 'facts', ...people, 'act']
}
