import { isIP, isIPv6 } from 'node:net'
import * as v from 'valibot'

export const mode = v.picklist(
  ['local', 'development', 'production', 'test'],
  'local, development, production or test',
)
export const port = wholeNumber(1, 65535)
export const host = v.pipe(v.string(), v.regex(/^[\w.:-]+$/, 'a host name or an address'))
export const secret = v.pipe(v.string(), v.check(isUnguessable, '32 or more random characters'))
export const logLevel = v.picklist(
  ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
  'fatal, error, warn, info, debug, trace or silent',
)

export function wholeNumber(least: number, most: number) {
  const what = `a whole number from ${least} to ${most}`
  return v.pipe(
    v.string(),
    v.regex(/^(0|[1-9]\d{0,4})$/, what),
    v.transform(Number),
    v.minValue(least, what),
    v.maxValue(most, what),
  )
}

export function urlOf(
  protocols: readonly string[],
  what: string,
  isFine: (url: URL) => boolean = () => true,
) {
  return v.pipe(
    v.string(),
    v.check((text) => {
      const url = URL.parse(text)
      return url !== null && protocols.includes(url.protocol) && url.hostname !== '' && isFine(url)
    }, what),
  )
}

export function isUnguessable(secret: string): boolean {
  return secret.length >= 32 && new Set(secret).size >= 10 && !/change|secret|password|example/i.test(secret)
}

export function isProxyRange(range: string): boolean {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(range)) return true
  const [address = '', bits, ...rest] = range.split('/')
  if (!isIP(address) || rest.length > 0) return false
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (isIPv6(address) ? 128 : 32))
}
