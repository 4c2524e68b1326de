import { type Block, blockFacts, isChoice, type PageText, type Values } from './page-text.ts'

/** The names of the fields of a page, as its form posts them and errors name them. */
export const fieldName = (block: number | string, field: string) => `b${block}-${field}`
export const itemName = (block: number | string, item: number | string, field: string) =>
  `b${block}-${item}-${field}`

/** Leaves out empty items, and blocks that contain only empty items. */
export function withoutEmpty(text: PageText): PageText {
  return { ...text, blocks: text.blocks.map(fullItems).filter((block) => !isEmptyBlock(block)) }
}

const fullItems = (block: Block): Block => ({ ...block, items: block.items.filter((item) => !isEmpty(item)) })

function isEmptyBlock({ kind, fields, items }: Block): boolean {
  const { fields: own = {}, items: ofItems } = blockFacts(kind)
  const isBlank = Object.entries(own).every(([name, asked]) =>
    isChoice(asked) ? fields[name] === 'none' : !fields[name]?.trim(),
  )
  return isBlank && (!ofItems || items.length === 0)
}

const isEmpty = (values: Values) => Object.values(values).every((value) => value.trim() === '')
