export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

export const median = (values: readonly number[]): number => quantile(values, 0.5)

/** For alternating measurements: each pair ran under the same load, so take the median of the pairwise ratios. */
export const medianRatio = (ours: readonly number[], theirs: readonly number[]): number =>
  median(ours.map((each, round) => each / (theirs[round] ?? Number.NaN)))

/** The value of the command-line option `--name=number`. */
export function given(name: string, usual: number): number {
  const value = process.argv.find((argument) => argument.startsWith(`--${name}=`))?.split('=')[1]
  return value === undefined ? usual : Number(value)
}
