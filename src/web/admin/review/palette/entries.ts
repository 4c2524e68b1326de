import type { Found } from '../../../../domain/review/palette.ts'
import type { PaletteWords } from './palette-words.ts'

/** What the palette offers: a place to go, or a button of the page to press. */
export type Entry = {
  title: string
  note?: string
  group: keyof PaletteWords['groups']
} & ({ href: string } | { press: () => void })

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** Whether the title contains every typed word. */
function fits(title: string, typed: string): boolean {
  const words = plain(typed).split(/\s+/).filter(Boolean)
  return words.every((word) => plain(title).includes(word))
}

/** First places and acts whose title begins with the typed words, then the server's results, then the other places and acts. */
export function entriesOf(
  words: PaletteWords,
  typed: string,
  { here, found }: { here: readonly Entry[]; found: readonly Found[] },
): Entry[] {
  const local: readonly Entry[] = [
    ...here,
    ...(typed.trim() ? [...words.pages, ...words.innerPages] : words.pages).map((place) => ({
      ...place,
      group: 'pages' as const,
    })),
    ...words.acts.map((place) => ({ ...place, group: 'acts' as const })),
  ]
  const fitting = local.filter(({ title }) => fits(title, typed))
  const ofServer = found.map(({ kind, title, note, path }) => ({
    title,
    note: [words.kinds[kind], note].filter(Boolean).join(' · '),
    group: 'found' as const,
    href: words.prefix + path,
  }))
  if (!typed.trim()) return fitting
  const begins = ({ title }: Entry) => plain(title).startsWith(plain(typed.trim()))
  return [...fitting.filter(begins), ...ofServer, ...fitting.filter((entry) => !begins(entry))]
}

/** Buttons of the open page that decide or do something; pressing one is as good as a click. */
export function actsHere(root: ParentNode = document): Entry[] {
  const buttons = root.querySelectorAll<HTMLElement>(
    '#main .desk-moves button, #main .admin__head button, #main [data-palette-act]',
  )
  return [...buttons]
    .filter((button) => button.getAttribute('aria-disabled') !== 'true')
    .map((button) => ({
      title: button.textContent?.trim() ?? '',
      group: 'here' as const,
      press: () => button.click(),
    }))
}
