/** HTML that is safe to put on a page. */
export class Markup {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}

type Part = string | number | Markup | readonly Markup[]

/** A template whose values are text, unless they are markup themselves. */
export function html(strings: TemplateStringsArray, ...parts: readonly Part[]): Markup {
  return new Markup(String.raw({ raw: strings }, ...parts.map(write)))
}

function write(part: Part): string {
  if (part instanceof Markup) return part.text
  if (Array.isArray(part)) return part.map(write).join('')
  return String(part).replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}

/** The text of HTML, without its tags. */
export function plainText(markup: string): string {
  return markup
    .replace(/<[^>]*>/g, '')
    .replace(/&(?:(lt|gt|quot|amp)|#(\d+));/g, (_, name: string, code: string) =>
      name ? (entities[name] ?? '') : String.fromCodePoint(Number(code)),
    )
}

const entities: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', amp: '&' }
