/** A URL with an invalid escape becomes an unknown path, which is answered with 404. */
export function readableUrl({ url = '/' }: { url?: string }): string {
  try {
    decodeURIComponent(url.split('?', 1)[0] ?? '')
    return url
  } catch {
    return url.startsWith('/api/') ? '/api/unreadable' : '/unreadable'
  }
}
