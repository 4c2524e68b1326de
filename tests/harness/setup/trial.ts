/** Set by `npm run faults`, `attacks` and `journeys` to 'full', or to 'short' with `--short`; unset in `npm test`. */
const trial = process.env.ASTER_TRIAL

export const isTrial = trial !== undefined

export const isFull = trial === 'full'

export const times = (short: number, full: number): number => (isFull ? full : short)

/** Prints one line of docs/trust.md as measured in this run. */
export function tellFigures(what: string, figures: Record<string, string | number>): void {
  const seen = Object.entries(figures).map(([name, value]) => `${name} ${value}`)
  process.stdout.write(`figures of ${what}: ${seen.join(', ')}\n`)
}
