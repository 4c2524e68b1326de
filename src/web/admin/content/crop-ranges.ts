/** Least, usual and most, in hundredths: from edge to edge, and how close. */
export type CropRange = readonly [number, number, number]

export const ranges = {
  x: [0, 50, 100],
  y: [0, 50, 100],
  zoom: [100, 100, 300],
} as const satisfies Record<string, CropRange>
