import type { ItemId } from '../../lists/list.ts'

/** When a field is asked for. Conditions are data, so that server and browser judge alike. */
export type Condition = { readonly field: string } & (
  | { readonly is: ItemId | true }
  | { readonly oneOf: readonly ItemId[] }
  | { readonly has: ItemId }
  | { readonly filled: true }
)

/** Judges the normalised answer to the condition's field; an empty one is undefined. */
export function holds(condition: Condition, answer: unknown): boolean {
  if ('is' in condition) return answer === condition.is
  if ('oneOf' in condition) return condition.oneOf.includes(answer as ItemId)
  if ('has' in condition) return Array.isArray(answer) && answer.some((one) => idOf(one) === condition.has)
  return answer !== undefined
}

/** A list of choices holds ids; languages and regions hold rows with an id. */
function idOf(one: unknown): unknown {
  return typeof one === 'object' && one !== null && 'id' in one ? one.id : one
}
