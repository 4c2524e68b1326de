import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  faultOf,
  leastContrast,
  night,
  onPetrol,
  petrol,
  saffron,
  shadesOf,
  stylesOf,
  usualColours,
} from './brand-colours.ts'
import { contrast, type Hex, hexIn, hexOf, hslOf, isHex, luminance } from './contrast.ts'

const tokens = readFileSync('src/web/styles/tokens.css', 'utf8')

test('the delivered shades are those of the tokens', () => {
  const given = [
    ...Object.entries(petrol).map(([step, hex]) => `--petrol-${step}: ${hex};`),
    ...Object.entries(saffron).map(([step, hex]) => `--saffron-${step}: ${hex};`),
    ...Object.entries(onPetrol).map(([name, hex]) => `--${name}: ${hex};`),
  ]
  for (const line of given) expect(tokens).toContain(line)
  for (const hex of Object.values(night)) expect(tokens).toContain(`, ${hex})`)
  expect(stylesOf(usualColours)).toContain('--petrol-700:#015563;')
  expect(faultOf('colour', usualColours)).toBeUndefined()
  expect(faultOf('accent', usualColours)).toBeUndefined()
})

const hex = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value): Hex => `#${value.toString(16).padStart(6, '0')}`)

test('46.3 every shade keeps the luminance of the delivered one, and so its contrast', () => {
  fc.assert(
    fc.property(hex, hex, (colour, accent) => {
      const shades = shadesOf({ colour, accent })
      for (const step of [50, 100, 200, 300, 400, 500, 600, 800, 900, 950] as const)
        expect(Math.abs(luminance(shades.petrol[step]) - luminance(petrol[step]))).toBeLessThan(0.012)
      for (const step of [50, 200, 300, 500] as const)
        expect(Math.abs(luminance(shades.saffron[step]) - luminance(saffron[step]))).toBeLessThan(0.012)
      expect([shades.petrol[700], shades.saffron[400]]).toEqual([colour, accent])
    }),
    { numRuns: 60 },
  )
})

test('46.3 a colour with too little contrast is refused with its contrast and the nearest colour that passes', () => {
  expect(contrast('#000000', '#ffffff')).toBe(21)
  const yellow = { ...usualColours, colour: '#e8c547' as const }
  const fault = faultOf('colour', yellow)
  expect(fault?.ratio).toBeLessThan(leastContrast)
  expect(hslOf(fault?.nearest ?? '#000000').hue).toBeCloseTo(hslOf('#e8c547').hue, -1)
  fc.assert(
    fc.property(hex, hex, (colour, accent) => {
      for (const name of ['colour', 'accent'] as const) {
        const { nearest } = faultOf(name, { colour, accent }) ?? {}
        if (nearest) expect(faultOf(name, { colour, accent, [name]: nearest })).toBeUndefined()
      }
    }),
    { numRuns: 40 },
  )
})

test('a dark accent would be unreadable on dark fields', () => {
  expect(faultOf('accent', { ...usualColours, accent: '#333333' })).toBeDefined()
})

test.each([
  ['#0A6B7C', '#0a6b7c'],
  [' 0a6b7c ', '#0a6b7c'],
  ['#0a6', '#00aa66'],
  ['red', 'red'],
  ['', ''],
  ['#12345', '#12345'],
])('the typed colour %j is read as %j', (typed, read) => {
  expect(hexIn(typed)).toBe(read)
  expect(isHex(hexIn(typed))).toBe(/^#[0-9a-f]{6}$/.test(read))
})

test('hue, saturation and lightness lead back to the colour', () => {
  fc.assert(
    fc.property(hex, (colour) => {
      expect(hexOf(hslOf(colour))).toBe(colour)
    }),
  )
})
