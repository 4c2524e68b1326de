import { leadsSomewhere } from '../../../src/domain/content/link-address.ts'

const forbidden =
  'script, style, iframe, form, input, svg a, img, main main, [onclick], [onerror], [style], #main'

/** Harmful markup in the body of a page: scripts, bad links, pictures (it has none of its own), unclosed elements. */
export function harmIn(html: string): string[] {
  const { body } = new DOMParser().parseFromString(`<main>${html}</main><p id="after"></p>`, 'text/html')
  const elements = [...body.querySelectorAll(forbidden)].map(({ outerHTML }) => outerHTML)
  const targets = [...body.querySelectorAll('a')].map((link) => link.getAttribute('href') ?? '')
  const isBroken = body.querySelector('#after')?.parentElement?.localName !== 'body'
  return [
    ...elements,
    ...targets.filter((target) => !leadsSomewhere(target)),
    ...(isBroken ? ['an element that is not closed, or closes those around it'] : []),
  ]
}
