/** Bytes that arrived and the seconds they took, with exponentially decaying weights. */
export type Pace = { bytes: number; seconds: number }

export const unmeasured: Pace = { bytes: 0, seconds: 0 }

/** A piece that was lost counts as time without bytes: the next one is smaller. */
export function measure({ bytes, seconds }: Pace, arrived: number, took: number): Pace {
  const left = Math.exp(-took / memorySeconds)
  return { bytes: bytes * left + arrived, seconds: seconds * left + took }
}

export function carriedIn({ bytes, seconds }: Pace, took: number): number {
  return seconds === 0 ? 0 : (bytes / seconds) * took
}

/** The bytes of a few seconds: a broken connection costs little, and no proxy's time limit is reached. */
export function pieceSize(pace: Pace): number {
  if (pace === unmeasured) return firstPiece
  return Math.round(Math.min(largestPiece, Math.max(smallestPiece, carriedIn(pace, pieceSeconds))))
}

/** The remaining seconds; undefined until enough was measured for a stable number. */
export function secondsLeft({ bytes, seconds }: Pace, missing: number): number | undefined {
  return seconds >= trustedSeconds && bytes > 0 ? (missing * seconds) / bytes : undefined
}

/** Exponential backoff with a maximum and jitter. */
export function pauseSeconds(failures: number): number {
  return Math.min(longestPause, 2 ** failures / 4) * (0.75 + Math.random() / 4)
}

const KiB = 1024
const firstPiece = 32 * KiB
const smallestPiece = 16 * KiB
const largestPiece = 256 * KiB
const pieceSeconds = 4
const memorySeconds = 20
const trustedSeconds = 3
const longestPause = 12
