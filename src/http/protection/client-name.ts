import { createHmac, createSecretKey } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { isIPv6 } from 'node:net'
import proxyAddress from '@fastify/proxy-addr'

/** Keyed hash of a caller's network, so that no address is stored. */
export function clientNamer(key: Buffer): (address: string) => string {
  const secret = createSecretKey(key)
  return (address) => createHmac('sha256', secret).update(networkOf(address)).digest('base64url').slice(0, 22)
}

/** One subscriber has a whole IPv6 /64 network, so it counts as one caller. */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped) return mapped
  const [bare = ''] = address.split('%')
  if (!isIPv6(bare)) return bare
  const [head = '', tail = ''] = new URL(`http://[${bare}]`).hostname.slice(1, -1).split('::')
  const left = head.split(':').filter(Boolean)
  const right = tail.split(':').filter(Boolean)
  const groups = [...left, ...Array(8 - left.length - right.length).fill('0'), ...right]
  return `${groups.slice(0, 4).join(':')}::/64`
}

/** The address of a caller as Fastify's `request.ip` has it, for requests that Fastify does not see. */
export function clientAddress(trustProxy: readonly string[]): (request: IncomingMessage) => string {
  if (trustProxy.length === 0) return ({ socket }) => socket.remoteAddress ?? ''
  const isTrusted = proxyAddress.compile([...trustProxy])
  return (request) => proxyAddress(request, isTrusted)
}
