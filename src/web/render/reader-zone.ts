import { defaultZone } from '../../domain/staff/time-zone.ts'

let zone: string = defaultZone

/** The time zone of the reader of the page. */
export const readersZone = (): string => zone

/** Draws a page on the server for a reader in this zone; drawing is synchronous, so no other page sees it. */
export function drawInZone<Drawn>(given: string | undefined, draw: () => Drawn): Drawn {
  readInZone(given)
  try {
    return draw()
  } finally {
    zone = defaultZone
  }
}

/** Sets the zone in the browser, which has one reader. */
export function readInZone(given: string | undefined): void {
  zone = given ?? defaultZone
}
