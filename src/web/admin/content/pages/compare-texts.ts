import type { Block, PageText } from '../../../../domain/content/pages/page-text.ts'

export type Difference = {
  key: string
  name: 'pageTitle' | 'lede' | 'pageDescription' | `block_${Block['kind']}`
  was: string | Block | undefined
  is: string | Block | undefined
  yours: string | Block | undefined
  /** The change of the delivered text; undefined for a block that only the own text has. */
  state: 'same' | 'changed' | 'gone' | 'isNew' | undefined
}

/** Compares the former and present delivered text block by block, each with the own block of its kind and place. */
export function compareTexts(was: PageText, is: PageText, yours: PageText): Difference[] {
  const head = (
    [
      ['title', 'pageTitle'],
      ['lede', 'lede'],
      ['description', 'pageDescription'],
    ] as const
  ).map(([field, name]): Difference => {
    const state = was[field] === is[field] ? 'same' : 'changed'
    return { key: field, name, was: was[field], is: is[field], yours: yours[field], state }
  })
  const [before, now, own] = [numbered(was), numbered(is), numbered(yours)]
  const keys = [...new Set([...now.keys(), ...before.keys(), ...own.keys()])]
  const blocks = keys.map((key): Difference => {
    const [old, present, mine] = [before.get(key), now.get(key), own.get(key)]
    const { kind } = (present ?? old ?? mine) as Block
    return { key, name: `block_${kind}`, was: old, is: present, yours: mine, state: stateOf(old, present) }
  })
  return [...head, ...blocks]
}

function stateOf(was: Block | undefined, is: Block | undefined): Difference['state'] {
  if (!was) return is && 'isNew'
  if (!is) return 'gone'
  return JSON.stringify(inOrder(was)) === JSON.stringify(inOrder(is)) ? 'same' : 'changed'
}

/** The database does not keep the order of names. */
function inOrder({ fields, items }: Block) {
  const sorted = (values: Block['fields']) =>
    Object.entries(values).toSorted(([one], [other]) => (one < other ? -1 : 1))
  return [sorted(fields), ...items.map(sorted)]
}

/** Blocks by kind and place among their kind, as in 'prose 2'. */
function numbered({ blocks }: PageText): Map<string, Block> {
  const counts = new Map<string, number>()
  return new Map(
    blocks.map((block) => {
      const number = (counts.get(block.kind) ?? 0) + 1
      counts.set(block.kind, number)
      return [`${block.kind} ${number}`, block]
    }),
  )
}
