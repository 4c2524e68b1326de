import { type ProgrammeRegion, sectionOf } from '../../../domain/content/programme-regions.ts'
import type { Places } from '../../../services/content/read-places.ts'
import type { Content } from '../prose/static-content.ts'

/** A piece of a page's prose; the section of a region names it. */
export type Piece = { html: string; region?: ProgrammeRegion }

const regionAt = new Map(
  Object.entries(sectionOf).map(([region, anchor]) => [anchor as string, region as ProgrammeRegion]),
)

/** Splits rendered prose so that the section of each region stands alone, with the countries below it. */
export function regionSections(html: string): Piece[] {
  const pieces: Piece[] = []
  for (const part of html.split(/(?=<h2 id=")/)) {
    const region = regionAt.get(part.match(/^<h2 id="([^"]*)"/)?.[1] ?? '')
    const last = pieces.at(-1)
    if (region) pieces.push({ html: part, region })
    else if (last && !last.region) last.html += part
    else if (part.trim()) pieces.push({ html: part })
  }
  return pieces
}

/** The stories of the regions that have a section; an institution's own text gets no sample stories. */
export function storiesBeside(
  { html, isOwn }: Pick<Content, 'html' | 'isOwn'>,
  stories: Places['stories'],
): Places['stories'] {
  const regions = regionSections(html).flatMap(({ region }) => region ?? [])
  return Object.fromEntries(
    regions.map((region) => [
      region,
      (stories[region] ?? []).filter(({ is_sample }) => !(isOwn && is_sample)),
    ]),
  )
}
