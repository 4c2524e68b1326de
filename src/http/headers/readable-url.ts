/** An address with a broken escape names nothing; the API or the pages then say so, as for any unknown address. */
export function readableUrl({ url = '/' }: { url?: string }): string {
  try {
    decodeURIComponent(url.split('?', 1)[0] ?? '')
    return url
  } catch {
    return url.startsWith('/api/') ? '/api/unreadable' : '/unreadable'
  }
}
