import type { Catalogue } from './catalogue.ts'
import { mapMessages } from './map-messages.ts'

const plain = 'AEIOUYaeiouycnsz'
const accented = 'ÅÉÎÖÛÝåéîöûýçñšž'

/** Accented letters and brackets show at a glance which words came through the catalogue, and how 40 % growth looks. */
export function pseudoText(text: string): string {
  const letters = text.replace(/\{\w+\}|&#?\w+;|[A-Za-z]/g, (part) => {
    const at = plain.indexOf(part)
    return at < 0 ? part : (accented[at] as string)
  })
  return `⟦${letters}${'·'.repeat(Math.ceil(text.length * 0.4))}⟧`
}

/** The same for the text between the tags of prose. */
export function pseudoHtml(html: string): string {
  return html.replace(/>([^<]*[^<\s][^<]*)</g, (_, words: string) => `>${pseudoText(words)}<`)
}

/** Whether a message is a placeholder alone, without words. */
const isPlace = (message: string) => /^\{\w+\}$/.test(message)

export function pseudoCatalogue(source: Catalogue): Catalogue {
  return mapMessages(source, (message) =>
    typeof message === 'string'
      ? isPlace(message)
        ? message
        : pseudoText(message)
      : Object.fromEntries(Object.entries(message).map(([form, text]) => [form, pseudoText(text as string)])),
  )
}
