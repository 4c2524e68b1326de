import { Resolver } from 'node:dns/promises'
import { isIP } from 'node:net'

/** Neither the system's resolver nor its hosts file: those would occupy the threads that also hash passwords. */
const dns = new Resolver({ timeout: 2000, tries: 2 })

/** All addresses of a host, of IPv4 first; none if it is unknown. */
export async function resolveHost(host: string): Promise<string[]> {
  const name = host.replace(/^\[|\]$/g, '')
  if (isIP(name)) return [name]
  if (name === 'localhost') return ['127.0.0.1']
  const found = await Promise.allSettled([dns.resolve4(name), dns.resolve6(name)])
  return found.flatMap((one) => (one.status === 'fulfilled' ? one.value : []))
}
