import { appendFileSync, readFileSync } from 'node:fs'

/** One row of the table: a measurement and its baseline from the same run. */
export type Row = { what: string; seen: string; against: string; ratio: number; atLeast?: number }

/** A measurement with an upper limit; the ratio is the limit divided by the measurement. */
export function limited(what: string, seen: number, most: number, unit: string): Row {
  const figure = (value: number) => `${value.toLocaleString('en', { maximumFractionDigits: 1 })} ${unit}`
  return { what, seen: figure(seen), against: `at most ${figure(most)}`, ratio: most / seen, atLeast: 1 }
}

const option = '--rows-file='

/** The option by which `capacity` asks another bench to write its rows to a file too. */
export const rowsInto = (file: string): string => `${option}${file}`

export const readRows = (file: string): Row[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line))

/** Prints the table; a missed target fails the bench. */
export function report(rows: readonly Row[]): void {
  console.table(
    rows.map(({ ratio, atLeast, ...row }) => ({
      ...row,
      ratio: ratio.toFixed(3),
      target: atLeast ? `≥ ${atLeast}` : '',
    })),
  )
  if (rows.some(({ ratio, atLeast = 0 }) => !(ratio >= atLeast))) process.exitCode = 1
  const file = process.argv.find((argument) => argument.startsWith(option))?.slice(option.length)
  if (file) appendFileSync(file, rows.map((row) => `${JSON.stringify(row)}\n`).join(''))
}
