/** `npm run faults` and `npm run attacks` set it: 'full', or 'short' with `--short`. `npm test` leaves it out. */
const trial = process.env.ASTER_TRIAL

export const isTrial = trial !== undefined

export const isFull = trial === 'full'

export const times = (short: number, full: number): number => (isFull ? full : short)

/** One line of docs/trust.md, as seen in this run. */
export function tellFigures(what: string, figures: Record<string, string | number>): void {
  const seen = Object.entries(figures).map(([name, value]) => `${name} ${value}`)
  process.stdout.write(`figures of ${what}: ${seen.join(', ')}\n`)
}
