/** The ticks of a plot: whole, round numbers from 0 to at least `most`. */
export function ticksTo(most: number, lines = 4): number[] {
  const step = roundUp(Math.max(most, 1) / lines)
  const count = Math.ceil(Math.max(most, 1) / step)
  return Array.from({ length: count + 1 }, (_, line) => line * step)
}

/** Rounds up to 1, 2 or 5 times a power of ten. */
function roundUp(rough: number): number {
  const size = 10 ** Math.floor(Math.log10(Math.max(rough, 1)))
  const step = [1, 2, 5, 10].find((one) => one * size >= rough) ?? 10
  return step * size
}

/** Indexes of the labelled columns, evenly spaced, so that labels do not overlap on a phone. */
export function labelledColumns(columns: number, most: number): number[] {
  const step = Math.ceil(columns / most)
  return Array.from({ length: Math.ceil(columns / step) }, (_, label) => label * step)
}

/** The position of a column in per cent of the width; mirrored for right-to-left readers. */
export function columnAt(
  index: number,
  columns: number,
  isMirrored: boolean,
): { start: number; width: number; middle: number } {
  const band = 100 / columns
  const width = band * 0.76
  const middle = (isMirrored ? columns - 1 - index : index) * band + band / 2
  return { start: hundredths(middle - width / 2), width: hundredths(width), middle: hundredths(middle) }
}

/** The radius of a circle whose area is to the largest as the value is to the most. */
export function radiusOf(value: number, most: number, { least = 5, largest = 26 } = {}): number {
  return value <= 0 ? 0 : hundredths(Math.max(least, largest * Math.sqrt(value / Math.max(most, 1))))
}

export function shareOf(value: number, whole: number): number {
  return whole <= 0 ? 0 : hundredths((Math.min(value, whole) / whole) * 100)
}

const hundredths = (value: number) => Math.round(value * 100) / 100
