/** Allowed link targets: http(s), mailto, our own paths and anchors. */
export function leadsSomewhere(href: string): boolean {
  return /^(https?:|mailto:|\/(?![/\\])|#)/i.test(href)
}

/** Normalises a typed or pasted address; undefined if it is invalid. */
export function linkFrom(typed: string): string | undefined {
  const text = typed.trim()
  if (/\s/.test(text)) return undefined
  if (/^mailto:/i.test(text)) return isMailbox(text.slice('mailto:'.length)) ? text : undefined
  if (isMailbox(text)) return `mailto:${text}`
  const address = /^[\w-]+(\.[\w-]+)*\.[a-z]{2,}([/?#:].*)?$/i.test(text) ? `https://${text}` : text
  if (!leadsSomewhere(address)) return undefined
  return /^([/#]|https?:\/\/[^/?#.]+\.[^/?#]{2,})/i.test(address) ? address : undefined
}

const isMailbox = (text: string) => /^[^@/:]+@[^@/:]+\.[a-z]{2,}$/i.test(text)
