import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

type Place = { source: number; line: number; column: number }

const ofBundle = /(file:\/\/[^\s()]+\/dist\/programs\/[^\s():]+):(\d+):(\d+)/g

/** Resolved positions by their place in a bundle, since the same errors recur. */
const known = new Map<string, string>()

/**
 * A stack trace that names our sources instead of their bundle. Node.js could do it with --enable-source-maps, but reads
 * every map at the start, for 0.4 s and 30 MB; its SourceMap keeps 80 MB of the largest one.
 */
export function sourceTrace(stack: string): string {
  return stack.replaceAll(ofBundle, (place, bundle: string, line: string, column: string) => {
    const found = known.get(place) ?? sourcePlace(bundle, Number(line), Number(column)) ?? place
    known.set(place, found)
    return found
  })
}

function sourcePlace(bundle: string, line: number, column: number): string | undefined {
  try {
    const map = JSON.parse(readFileSync(fileURLToPath(`${bundle}.map`), 'utf8'))
    const found = findPlace(map.mappings, line - 1, column - 1)
    return found && `${new URL(map.sources[found.source], bundle).href}:${found.line + 1}:${found.column + 1}`
  } catch {
    return undefined
  }
}

const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'
const digitValues = new Map([...digits].map((digit, value) => [digit.charCodeAt(0), value]))

/**
 * The last mapping at or before a column of a line, all counted from 0. Each segment has up to five numbers relative to
 * the one before, in base 64 with 5 bits a digit, the lowest bit being the sign (ECMA-426).
 */
function findPlace(mappings: string, line: number, column: number): Place | undefined {
  const sums = [0, 0, 0, 0, 0]
  let found: Place | undefined
  let [atLine, field, value, shift] = [0, 0, 0, 0]
  for (let index = 0; index <= mappings.length; index++) {
    const code = mappings.charCodeAt(index)
    const digit = digitValues.get(code)
    if (digit !== undefined) {
      value |= (digit & 31) << shift
      shift += 5
      if (digit & 32) continue
      sums[field] = (sums[field] ?? 0) + (value & 1 ? -(value >> 1) : value >> 1)
      field++
      value = shift = 0
      continue
    }
    const [start = 0, source = 0, originalLine = 0, originalColumn = 0] = sums
    if (field > 3 && atLine === line && start <= column)
      found = { source, line: originalLine, column: originalColumn }
    field = 0
    if (code === ';'.charCodeAt(0)) {
      if (atLine === line) break
      atLine++
      sums[0] = 0
    }
  }
  return found
}
