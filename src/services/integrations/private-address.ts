import { BlockList, isIP, isIPv4 } from 'node:net'

/** Special-purpose networks (RFC 6890 and its registries), which no webhook reaches unless an operator allows it. */
const special4: readonly [network: string, bits: number][] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16], // link-local, with the metadata services of clouds
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3], // multicast, reserved, broadcast
]

/** Inside 2000::/3, which holds all addresses of the Internet; some of these contain an IPv4 address. */
const special6: readonly [network: string, bits: number][] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
]

const blocked = new BlockList()
for (const [network, bits] of special4) blocked.addSubnet(network, bits, 'ipv4')
for (const [network, bits] of special6) blocked.addSubnet(network, bits, 'ipv6')

const internet6 = new BlockList()
internet6.addSubnet('2000::', 3, 'ipv6')

/** Whether the host of a URL is such an address, not a name; brackets and short forms are those of the URL. */
export function isPrivateLiteral(hostname: string): boolean {
  const host = hostname.replace(/^\[|\]$/g, '')
  return host === 'localhost' || host.endsWith('.localhost') || (isIP(host) !== 0 && isPrivateAddress(host))
}

/** Whether an IP address is not publicly routable; anything that is not an address counts as private. */
export function isPrivateAddress(address: string): boolean {
  if (isIPv4(address)) return blocked.check(address, 'ipv4')
  if (isIP(address) !== 6) return true
  return !internet6.check(address, 'ipv6') || blocked.check(address, 'ipv6')
}
