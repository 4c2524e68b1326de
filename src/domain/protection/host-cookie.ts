/**
 * The name of a cookie of ours. Browsers take `__Host-` only from this host itself, over https, for all paths: no other
 * site below the same domain can plant one. On plain http they refuse the prefix.
 */
export function hostCookie(name: string, { protocol }: { protocol: string }): string {
  return protocol === 'https:' ? `__Host-${name}` : name
}
