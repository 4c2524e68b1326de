import pg from 'pg'

const mark = /^\s*\/\* prepared: (\w+) \*\//

/** Prepares statements whose first comment says `prepared: name` once per connection. */
export class PreparingClient extends pg.Client {
  // biome-ignore lint/suspicious/noExplicitAny: the driver takes a query in many forms, and all others pass as they are
  override query(...asked: any[]): any {
    const [text, values, ...more] = asked
    const name = typeof text === 'string' ? mark.exec(text)?.[1] : undefined
    return Reflect.apply(super.query, this, name ? [{ name, text, values }, ...more] : asked)
  }
}
