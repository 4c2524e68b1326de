/** A colour as `#rrggbb`. */
export type Hex = `#${string}`

export const isHex = (text: string): text is Hex => /^#[0-9a-f]{6}$/.test(text)

/** `#0A6`, `0a6b7c` and ` #0A6B7C ` are what people copy. */
export function hexIn(typed: unknown): string {
  const digits = String(typed ?? '')
    .trim()
    .toLowerCase()
    .replace(/^#/, '')
  const all = digits.length === 3 ? digits.replace(/./g, '$&$&') : digits
  return isHex(`#${all}`) ? `#${all}` : digits && String(typed)
}

/** Relative luminance, as WCAG 2 defines it. */
export function luminance(colour: Hex): number {
  const [red = 0, green = 0, blue = 0] = channelsOf(colour).map((part) =>
    part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
  )
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Contrast ratio, as WCAG 2 defines it: 1 to 21. */
export function contrast(one: Hex, other: Hex): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

type Hsl = { hue: number; saturation: number; lightness: number }

export function hslOf(colour: Hex): Hsl {
  const [red = 0, green = 0, blue = 0] = channelsOf(colour)
  const most = Math.max(red, green, blue)
  const least = Math.min(red, green, blue)
  const range = most - least
  const lightness = (most + least) / 2
  if (range === 0) return { hue: 0, saturation: 0, lightness }
  const sixth =
    most === red
      ? (green - blue) / range
      : most === green
        ? 2 + (blue - red) / range
        : 4 + (red - green) / range
  return { hue: (sixth * 60 + 360) % 360, saturation: range / (1 - Math.abs(2 * lightness - 1)), lightness }
}

export function hexOf({ hue, saturation, lightness }: Hsl): Hex {
  const reach = saturation * Math.min(lightness, 1 - lightness)
  const channel = (offset: number) => {
    const turn = (offset + hue / 30) % 12
    const part = lightness - reach * Math.max(-1, Math.min(turn - 3, 9 - turn, 1))
    return Math.round(part * 255)
      .toString(16)
      .padStart(2, '0')
  }
  return `#${channel(0)}${channel(8)}${channel(4)}`
}

/** The colour of that hue and saturation whose luminance comes nearest; luminance rises with lightness. */
export function withLuminance({ hue, saturation }: Omit<Hsl, 'lightness'>, wanted: number): Hex {
  let [low, high] = [0, 1]
  for (let step = 0; step < 20; step++) {
    const middle = (low + high) / 2
    if (luminance(hexOf({ hue, saturation, lightness: middle })) < wanted) low = middle
    else high = middle
  }
  return hexOf({ hue, saturation, lightness: (low + high) / 2 })
}

const channelsOf = (colour: Hex) => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
