import type { IncomingMessage } from 'node:http'
import proxyAddress from '@fastify/proxy-addr'

/** The address of a caller as Fastify's `request.ip` has it, for requests that Fastify does not see. */
export function clientAddress(trustProxy: readonly string[]): (request: IncomingMessage) => string {
  if (trustProxy.length === 0) return ({ socket }) => socket.remoteAddress ?? ''
  const isTrusted = proxyAddress.compile([...trustProxy])
  return (request) => proxyAddress(request, isTrusted)
}
