type Schema = {
  type?: string | readonly string[]
  enum?: readonly unknown[]
  const?: unknown
  anyOf?: readonly Schema[]
  oneOf?: readonly Schema[]
  properties?: Readonly<Record<string, Schema>>
  additionalProperties?: Schema | boolean
  items?: Schema
  format?: string
  minItems?: number
}

/** Texts that fit any string schema and identify nothing that exists. */
const words = ['nonsense', 'constructor', '__proto__', 'toString', 'email', '2026-11-16', '/', '%', '-1', 'é']

/**
 * A document that fits a JSON schema, with every optional part; the number selects an option of each list, so that
 * all options are tried in turn.
 */
export function documentOf(schema: Schema, number: number, id: string): unknown {
  const options = schema.anyOf ?? schema.oneOf
  if (options) return documentOf(options[number % options.length] as Schema, number, id)
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return schema.enum[number % schema.enum.length]
  if (schema.properties) {
    return Object.fromEntries(
      Object.entries(schema.properties).map(([name, one]) => [name, documentOf(one, number, id)]),
    )
  }
  switch ([schema.type].flat()[0]) {
    case 'string':
      return schema.format === 'uuid' ? id : words[number % words.length]
    case 'number':
    case 'integer':
      return [1, 0, -1, 2 ** 31][number % 4]
    case 'boolean':
      return number % 2 === 0
    case 'array':
      return schema.items ? [documentOf(schema.items, number, id)] : []
    case 'object':
      return { [words[number % words.length] as string]: words[number % words.length] }
    default:
      return null
  }
}

/** The number of options of the longest list, and at least the number of words. */
export function countOf(schema: Schema): number {
  const inner = [
    ...(schema.anyOf ?? []),
    ...(schema.oneOf ?? []),
    ...Object.values(schema.properties ?? {}),
    ...(schema.items ? [schema.items] : []),
  ]
  return Math.max(words.length, schema.enum?.length ?? 0, ...inner.map(countOf))
}
