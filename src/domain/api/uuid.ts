import * as v from 'valibot'
import { fieldCode } from '../refusals.ts'

export const uuid = v.pipe(v.string(fieldCode('invalid_type')), v.uuid(fieldCode('invalid_type')))

/** A comma-separated list. */
export function uuids(most: number) {
  const one = '[\\da-f]{8}(-[\\da-f]{4}){3}-[\\da-f]{12}'
  return v.pipe(
    v.string(fieldCode('invalid_type')),
    v.regex(new RegExp(`^${one}(,${one}){0,${most - 1}}$`), fieldCode('invalid_type')),
  )
}

export const isUuid = (text: string): boolean => v.is(uuid, text)

/** The first 128 bits of a digest or of random bytes, written as a UUID. */
export function uuidOfHex(hex: string): string {
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5')
}
