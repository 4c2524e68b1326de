import { contrast, type Hex, hexOf, hslOf, luminance, withLuminance } from './contrast.ts'

export type BrandColours = { readonly colour: Hex; readonly accent: Hex }

/** petrol-700 and saffron-400 of src/web/styles/tokens.css. */
export const usualColours = { colour: '#015563', accent: '#ffc13a' } as const satisfies BrandColours

/** The shades of the tokens, which a test compares with the stylesheet. */
export const petrol = {
  50: '#f0f9fb',
  100: '#ddf1f6',
  200: '#bae1eb',
  300: '#8acad9',
  400: '#55adc0',
  500: '#208a9e',
  600: '#096c7d',
  700: usualColours.colour,
  800: '#01414c',
  900: '#022d36',
  950: '#011e24',
} as const satisfies Record<number, Hex>

/** The shades of the accent, without those of warnings, which are the same in every registry. */
export const saffron = {
  50: '#fff9ed',
  200: '#ffe3a4',
  300: '#ffd371',
  400: usualColours.accent,
  500: '#edae12',
} as const satisfies Record<number, Hex>

/** Grounds and lines of the dark theme. */
export const night = {
  1: '#051519',
  2: '#0b2024',
  3: '#122a2f',
  4: '#0b2429',
  5: '#071a1e',
  6: '#314d53',
  7: '#728b91',
  8: '#19353b',
  9: '#24474f',
  10: '#1c1f18',
  11: '#243b40',
} as const satisfies Record<number, Hex>

/** Lines and secondary text on petrol backgrounds. */
export const onPetrol = { 'ink-2': '#d3e6ea', line: '#2b5761', 'line-strong': '#8fb4bd' } as const

export type Shades<Names extends Readonly<Record<string | number, Hex>>> = {
  readonly [name in keyof Names]: Hex
}

/**
 * Every shade of the registry's colours. A shade keeps the luminance of the delivered one, and so every contrast that was
 * measured there; only the chosen colours themselves need a check.
 */
export function shadesOf({ colour, accent }: BrandColours) {
  return {
    petrol: { ...recoloured(petrol, usualColours.colour, colour), 700: colour },
    saffron: { ...recoloured(saffron, usualColours.accent, accent), 400: accent },
    night: recoloured(night, usualColours.colour, colour),
    onPetrol: recoloured(onPetrol, usualColours.colour, colour),
  }
}

/** Hue of the new colour; saturation in the proportion that the delivered shade has to its own colour. */
function recoloured<Names extends Readonly<Record<string | number, Hex>>>(
  delivered: Names,
  before: Hex,
  now: Hex,
): Shades<Names> {
  if (before === now) return delivered
  const { hue, saturation } = hslOf(now)
  const proportion = saturation / hslOf(before).saturation
  const entries = Object.entries(delivered).map(([name, shade]) => [
    name,
    withLuminance({ hue, saturation: Math.min(1, hslOf(shade).saturation * proportion) }, luminance(shade)),
  ])
  return Object.fromEntries(entries) as Shades<Names>
}

/** WCAG 2, level AA, for text. */
export const leastContrast = 4.5

/** Light backgrounds of links, besides the shades of the colour itself: panels and messages. */
const lightGrounds: readonly Hex[] = ['#ffffff', '#f7fafa', '#fff0d1', '#dff8e6', '#fde9e7']
/** Grounds of messages in the dark theme, beside those of `night`. */
const darkGrounds: readonly Hex[] = ['#33270a', '#331513']

/** The worst contrast of text in that colour, or on it, in each theme. */
const worst: Readonly<Record<keyof BrandColours, (colours: BrandColours) => number>> = {
  /** Links and filled buttons: the colour itself in the light theme, a lighter shade in the dark one. */
  colour: (colours) => {
    const { petrol: shades, night } = shadesOf(colours)
    const dark = [...darkGrounds, shades[950], night[1], night[2], night[3], night[4]]
    return Math.min(
      ...[...lightGrounds, shades[50], shades[100]].map((ground) => contrast(colours.colour, ground)),
      ...dark.map((ground) => contrast(shades[300], ground)),
    )
  },
  /** Dark text on the accent, and the accent on dark backgrounds; the same in both themes. */
  accent: (colours) => {
    const shades = shadesOf(colours).petrol
    return Math.min(...[shades[800], shades[900], shades[950]].map((dark) => contrast(colours.accent, dark)))
  },
}

export type ColourFault = { ratio: number; nearest: Hex }

/** What is wrong with one of the colours beside the other: its contrast, and the nearest colour that passes. */
export function faultOf(name: keyof BrandColours, colours: BrandColours): ColourFault | undefined {
  const ratio = worst[name](colours)
  return ratio < leastContrast ? { ratio, nearest: nearestOf(name, colours) } : undefined
}

/** Same hue and saturation, as little darker or lighter as possible. */
function nearestOf(name: keyof BrandColours, colours: BrandColours): Hex {
  const { lightness, ...tone } = hslOf(colours[name])
  const end = name === 'colour' ? 0 : 1
  let [fails, passes] = [lightness, end]
  for (let step = 0; step < 12; step++) {
    const middle = (fails + passes) / 2
    const tried = { ...colours, [name]: hexOf({ ...tone, lightness: middle }) }
    if (worst[name](tried) >= leastContrast) passes = middle
    else fails = middle
  }
  return hexOf({ ...tone, lightness: passes })
}

/** The end of the registry's stylesheet. */
export function stylesOf(colours: BrandColours): string {
  const { petrol, saffron, night, onPetrol } = shadesOf(colours)
  const all = (prefix: string, shades: Readonly<Record<string, Hex>>) =>
    Object.entries(shades).map(([name, shade]) => `--${prefix}${name}:${shade}`)
  const root = [...all('petrol-', petrol), ...all('saffron-', saffron), ...all('night-', night)]
  return `@layer tokens{:root{${root.join(';')}}.on-petrol{${all('', onPetrol).join(';')}}}`
}

export const isUsual = ({ colour, accent }: BrandColours) =>
  colour === usualColours.colour && accent === usualColours.accent
