import { memberGroups, partnerKinds } from '../member-groups.ts'
import type { PageLayout } from './page-file.ts'
import type { PageName } from './page-names.ts'

/** How a field of a block is typed: one line, running text as HTML, the target of a link, or a choice of entries. */
export type FieldKind = 'line' | 'rich' | 'address' | ChoiceKind

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
  partners: { fields: { which: 'which' }, items: { title: 'line', address: 'address', html: 'rich' } },
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

/** Entries that a block shows: people of one group, or partners besides those that are typed into the block. */
export const choices = {
  group: ['experts', 'trainers', ...memberGroups],
  which: ['all', ...partnerKinds, 'none'],
} as const

type ChoiceKind = keyof typeof choices
export type PeopleGroup = (typeof choices.group)[number]
export type WhichPartners = (typeof choices.which)[number]

export const isChoice = (kind: string): kind is ChoiceKind => Object.hasOwn(choices, kind)

/** The chosen value. Blocks that are older than the entries of partners have none and show no entry. */
export function choiceOf(kind: ChoiceKind, value: string | undefined): string | undefined {
  return choices[kind].find((one) => one === value) ?? (kind === 'which' && !value ? 'none' : undefined)
}

export const longest = {
  title: 120,
  description: 155,
  lede: 400,
  line: 200,
  address: 500,
  rich: 20_000,
  /** The whole page, which must load fast on a slow connection. */
  page: 60_000,
} as const

export const mostBlocks = 30
export const mostItems = 30

const words = ['prose', 'steps', 'questions', 'notice'] as const

/** Pages whose own layout has no place beside the text, or none for people and partners. */
const withoutAside: readonly PageName[] = ['news', 'stories', 'expert-stories']
const withoutEntries: readonly PageName[] = [
  'apply-expert',
  'apply-hospital',
  'edit-expert',
  'edit-hospital',
  'edit-trainer',
  'select-expert',
  'privacy',
]

/** The kinds that a page can show. */
export function kindsFor(page: PageName, layout: PageLayout): readonly BlockKind[] {
  if (withoutEntries.includes(page)) return [...words, 'facts', 'act']
  if (page === 'expert-stories') return [...words, 'partners']
  if (withoutAside.includes(page)) return [...words, 'partners', 'act']
  if (layout === 'index') return [...words, 'partners', 'links', 'act']
  if (page === 'where-we-work') return [...words, 'partners', 'facts', 'act']
  return [...words, 'partners', 'facts', 'people', 'act']
}
