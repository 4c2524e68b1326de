import { fieldName, itemName, withoutEmpty } from '../../../../domain/content/pages/page-fields.ts'
import {
  type Block,
  blockFacts,
  isBlockKind,
  type PageText,
  type Values,
} from '../../../../domain/content/pages/page-text.ts'
import type { FormPost } from '../../../page.ts'

/** The page as its form sent it: blocks and items in the order in which they stood. */
export function postedPage({ fields }: Pick<FormPost, 'fields'>): PageText {
  const one = (name: string) => fields[name]?.[0] ?? ''
  const values = (asked: object | undefined, nameOf: (field: string) => string): Values =>
    Object.fromEntries(Object.keys(asked ?? {}).map((field) => [field, one(nameOf(field))]))
  const blocks = (fields.block ?? []).flatMap((entry): Block[] => {
    const [key = '', kind = ''] = entry.split(':')
    if (!isBlockKind(kind)) return []
    const facts = blockFacts(kind)
    const items = (fields[`items-${key}`] ?? []).map((item) =>
      values(facts.items, (field) => itemName(key, item, field)),
    )
    return [{ kind, fields: values(facts.fields, (field) => fieldName(key, field)), items }]
  })
  return withoutEmpty({ title: one('title'), description: one('description'), lede: one('lede'), blocks })
}
