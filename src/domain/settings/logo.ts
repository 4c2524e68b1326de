import { picturesPath, type Size } from '../content/picture.ts'

export type Logo = Size & { readonly key: string }

/** Squares on white, for tabs, home screens and search engines. */
export const iconSizes = { touch: 180, small: 192, large: 512 } as const

/** The largest stored size in pixels: twice that of the header. */
export const largestLogo: Size = { width: 640, height: 128 }

/** A smaller one, or a thinner strip, could not be recognised in the header, which shows it 192 by 72 pixels large. */
export const logoLimits = { side: 32, wide: 8, high: 2 } as const

export function isSeen({ width, height }: Size): boolean {
  const { side, wide, high } = logoLimits
  return Math.min(width, height) >= side && width <= height * wide && height <= width * high
}

/** The logo among the facts; undefined while the delivered mark is shown. */
export function logoIn({ logo }: { readonly logo: string }): Logo | undefined {
  const [, key, width, height] = /^([0-9a-f]{32})\/(\d{1,3})x(\d{1,3})$/.exec(logo) ?? []
  return key ? { key, width: Number(width), height: Number(height) } : undefined
}

export const factOfLogo = ({ key, width, height }: Logo) => `${key}/${width}x${height}`

export const logoFile = ({ width, height }: Size) => `${width}x${height}.png`

export const logoAddress = (logo: Logo) => `${picturesPath}/${logo.key}/${logoFile(logo)}`

/** The addresses of its icons. */
export function logoIcons(facts: { readonly logo: string }) {
  const logo = logoIn(facts)
  if (!logo) return undefined
  const address = (size: number) => `${picturesPath}/${logo.key}/${logoFile({ width: size, height: size })}`
  return {
    touch: address(iconSizes.touch),
    small: address(iconSizes.small),
    large: address(iconSizes.large),
  }
}

/** The largest size that fits into the box; never larger than the original. */
export function fitted({ width, height }: Size, box: Size): Size {
  const scale = Math.min(1, box.width / width, box.height / height)
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}
