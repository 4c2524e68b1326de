/** The keys in the head of a kind of file: required once, optional, or repeatable. */
export type Keys = Readonly<Record<string, 'once' | 'optional' | 'repeated'>>

export type Head<K extends Keys> = {
  readonly [key in keyof K]: {
    once: string
    optional: string | undefined
    repeated: readonly string[]
  }[K[key]]
}

/** Splits a content file into its head (lines of `key: value` between two `---`) and its Markdown. */
export function parseFrontMatter<const K extends Keys>(file: string, source: string, keys: K) {
  const [, lines, markdown] = source.match(/^---\n(.*?\n)---\n(.*)$/s) ?? []
  if (lines === undefined || markdown === undefined) {
    throw new Error(`${file} must begin with a head between two lines of ---`)
  }
  const found = collect(file, lines, keys)
  const head = Object.entries(keys).map(([key, rule]) => {
    const values = found.get(key) ?? []
    if (rule === 'repeated') return [key, values]
    if (rule === 'once' && values.length === 0) throw new Error(`${file} lacks the key '${key}'`)
    if (values.length > 1) throw new Error(`${file} has the key '${key}' more than once`)
    return [key, values[0]]
  })
  return { head: Object.fromEntries(head) as Head<K>, markdown: markdown.trim() }
}

/** A value of two parts, such as `6 to 12 months | with the same expert`. */
export function parsePair(file: string, value: string): [string, string] {
  const [first, second, ...more] = value.split('|').map((part) => part.trim())
  if (!first || !second || more.length > 0)
    throw new Error(`${file} needs two parts around one | in '${value}'`)
  return [first, second]
}

function collect(file: string, lines: string, keys: Keys): Map<string, string[]> {
  const found = new Map<string, string[]>()
  for (const line of lines.split('\n').filter((line) => line.trim() !== '')) {
    const [, key, value] = line.match(/^(\w+): *(\S.*)$/) ?? []
    if (!key || !value) throw new Error(`${file} has a line in its head that is not 'key: value': ${line}`)
    if (!Object.hasOwn(keys, key)) throw new Error(`${file} has the unknown key '${key}'`)
    found.set(key, [...(found.get(key) ?? []), value.trim()])
  }
  return found
}
