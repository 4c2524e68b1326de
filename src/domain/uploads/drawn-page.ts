/** Pixels: sharp on a phone, and wide enough to read on a desk. */
const drawnWidth = 1200
const tallest = 2400

/** Further pages are in the download only. */
export const mostDrawnPages = 30

export type Size = { width: number; height: number }

/** The paths of drawn pages, each with its size, so that nothing moves while it loads. */
export type DrawnFile = { total: number; pages: (Size & { href: string })[] }

/** The pixels of a page that is so wide and high; a page without an extent has no picture. */
export function drawnSize({ width, height }: Size): (Size & { scale: number }) | undefined {
  const scale = Math.min(drawnWidth / width, tallest / height)
  if (!(scale > 0 && Number.isFinite(scale))) return undefined
  const pixels = (length: number) => Math.max(1, Math.round(length * scale))
  return { width: pixels(width), height: pixels(height), scale }
}
