import pg from 'pg'

const timesBefore = 20
const mostTexts = 200

const times = new Map<string, number>()
const names = new Map<string, string>()

/** What is written often is parsed and planned once on each connection. What is read gets a plan for what is asked. */
export class PreparingClient extends pg.Client {
  // biome-ignore lint/suspicious/noExplicitAny: the driver takes a query in many forms, and all others pass as they are
  override query(...asked: any[]): any {
    const [text, values] = asked
    const name = typeof text === 'string' && Array.isArray(values) ? nameOf(text) : undefined
    return Reflect.apply(super.query, this, name ? [{ name, text, values }, ...asked.slice(2)] : asked)
  }
}

function nameOf(text: string): string | undefined {
  const known = names.get(text)
  if (known !== undefined || names.size >= mostTexts || !writes.test(text)) return known
  if (times.size >= mostTexts) times.clear()
  const count = (times.get(text) ?? 0) + 1
  times.set(text, count)
  if (count > timesBefore) names.set(text, `s${names.size}`)
  return undefined
}

const writes = /^\s*(insert|update|delete|with)\b/i
