import { type ProgrammeRegion, sectionOf } from '../../../domain/content/programme-regions.ts'

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
