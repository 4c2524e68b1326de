/** A picture as it is kept: the width and height are those of its largest size. */
export type Picture = {
  key: string
  width: number
  height: number
  alt: string
  /** The language of `alt`, where it is not that of the page. */
  lang?: 'en'
}

export type Size = { width: number; height: number }

/** The better format first. */
export const pictureFormats = ['avif', 'webp'] as const

export type PictureFormat = (typeof pictureFormats)[number]

/** Widths for a phone, for a tablet or half a screen, and for a whole screen. */
const widths = [480, 960, 1440]
const tallest = 2880

/** Maximum number of pixels, against decompression bombs. */
export const mostPixels = 50_000_000

/** The largest size in which a picture is kept; it is never enlarged. */
export function largestSize({ width, height }: Size): Size {
  const scale = Math.min(1, Math.max(...widths) / width, tallest / height)
  return { width: scaled(width, scale), height: scaled(height, scale) }
}

/** The shown part of a picture: its position between the edges, from 0 to 1, and the zoom. */
export type Crop = { aspect: number; x: number; y: number; zoom: number }

/** The crop in pixels: the largest part with that aspect ratio, or a smaller one if zoomed in. */
export function partOf({ width, height }: Size, { aspect, x, y, zoom }: Crop) {
  const whole = Math.min(width, height * aspect)
  const part = { width: scaled(whole, 1 / zoom), height: scaled(whole / aspect, 1 / zoom) }
  return { ...part, left: Math.round((width - part.width) * x), top: Math.round((height - part.height) * y) }
}

/** Every size of a picture, the smallest first. */
export function sizesOf({ width, height }: Size): Size[] {
  const smaller = widths.filter((one) => one < width)
  return [...smaller, width].map((one) => ({ width: one, height: scaled(height, one / width) }))
}

export function fileNameOf({ width, height }: Size, format: PictureFormat): string {
  return `${width}x${height}.${format}`
}

export const picturesPath = '/pictures'

/** The key is made from the content, so what is at an address never changes. */
export function pictureAddress(key: string, size: Size, format: PictureFormat): string {
  return `${picturesPath}/${key}/${fileNameOf(size, format)}`
}

/** The whole picture, in the format that every program knows. */
export function addressOf({ key, width, height }: Omit<Picture, 'alt' | 'lang'>): string {
  return pictureAddress(key, { width, height }, 'webp')
}

const address = new RegExp(`^${picturesPath}/[0-9a-f]{32}/(\\d{1,4})x(\\d{1,4})\\.(?:avif|webp)$`)

/** The size in the address of a picture; undefined for any other address. */
export function sizeInAddress(text: string): Size | undefined {
  const [, width, height] = address.exec(text) ?? []
  return width && height ? { width: Number(width), height: Number(height) } : undefined
}

const scaled = (length: number, scale: number) => Math.max(1, Math.round(length * scale))
