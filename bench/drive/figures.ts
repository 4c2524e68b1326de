/** The value below which such a share of them lies. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

export const median = (values: readonly number[]): number => quantile(values, 0.5)

/** Of two that were measured in turns: whatever slowed the machine slowed both, so that only their pairs compare. */
export const medianRatio = (ours: readonly number[], theirs: readonly number[]): number =>
  median(ours.map((each, round) => each / (theirs[round] ?? Number.NaN)))

/** What was given as `--name=number` after the name of the bench. */
export function given(name: string, usual: number): number {
  const value = process.argv.find((argument) => argument.startsWith(`--${name}=`))?.split('=')[1]
  return value === undefined ? usual : Number(value)
}
