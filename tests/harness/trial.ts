/** `npm run faults` and `npm run attacks` try everything at full length; `npm test` tries a little of some. */
export const isFull = process.env.ASTER_TRIAL === 'full'

export const times = (short: number, full: number): number => (isFull ? full : short)

/** One line of docs/trust.md, as seen in this run. */
export function tellFigures(what: string, figures: Record<string, string | number>): void {
  const seen = Object.entries(figures).map(([name, value]) => `${name} ${value}`)
  process.stdout.write(`figures of ${what}: ${seen.join(', ')}\n`)
}
