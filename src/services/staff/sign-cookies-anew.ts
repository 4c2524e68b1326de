import { createHmac } from 'node:crypto'
import { isSame } from '../protection/signing-key.ts'

/** What the former key has signed, signed with the present one; every other cookie as it came. */
export function signCookiesAnew(
  { key, formerKey }: { key: string; formerKey: string },
  cookies: string,
): string {
  return cookies
    .split('; ')
    .map((pair) => {
      const [, name, value, signature] = signed.exec(pair) ?? []
      if (!name || !value || !signature) return pair
      const isFormer = isSame(decodeURIComponent(signature), sign(formerKey, value))
      return isFormer ? `${name}=${value}.${encodeURIComponent(sign(key, value))}` : pair
    })
    .join('; ')
}

/** As better-auth writes them: a token, and 32 bytes in base64. */
const signed = /^([^=]+)=([\w-]+)\.((?:[A-Za-z0-9]|%2[BF]){43}%3D)$/

const sign = (key: string, value: string) => createHmac('sha256', key).update(value).digest('base64')
