/** One thing that a page says to its reader, and where it says it. */
export type Said = { where: string; text: string }

const spokenAttributes = [
  'alt',
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'placeholder',
  'title',
  'label',
  'data-label',
]
const unclosed = /^(?:area|br|col|hr|img|input|link|meta|source|wbr)$/
const silent = /^(?:style|code|kbd|textarea|pubDate|language|link)$/

/** Everything a page says in its own language; elements in another one are left out. */
export function saidOn(html: string): Said[] {
  const said: Said[] = []
  const open: { tag: string; isSkipped: boolean }[] = []
  const page = html.match(/<html lang="([^"]*)"/)?.[1] ?? ''
  const isSkipped = () => open.at(-1)?.isSkipped ?? false
  const say = (where: string, text: string) => {
    const words = plain(text).replace(/\s+/g, ' ').trim()
    if (/\p{L}/u.test(words)) said.push({ where, text: words })
  }
  for (const [, script, data, closed, tag, attributes = '', text] of html.matchAll(token)) {
    if (script !== undefined) said.push(...saidInData(script, data ?? ''))
    else if (closed) open.splice(open.findLastIndex((one) => one.tag === closed))
    else if (tag) {
      const given = Object.fromEntries(
        [...attributes.matchAll(attribute)].map(([, name = '', value = '']) => [name, value]),
      )
      const isForeign = given.lang !== undefined && given.lang !== page
      const skips = isSkipped() || isForeign || given.translate === 'no' || silent.test(tag)
      if (!skips) for (const [where, value] of spokenIn(tag, given)) say(where, value)
      if (!unclosed.test(tag) && !attributes.endsWith('/')) open.push({ tag, isSkipped: skips })
    } else if (text && !isSkipped()) say(open.at(-1)?.tag ?? '', text)
  }
  return said
}

const token =
  /<script([^>]*)>(.*?)<\/script>|<\/([\w:-]+)>|<([a-zA-Z][\w:-]*)((?:\s[^\s=>/]+(?:="[^"]*")?)*\s*\/?)>|<[!?][^>]*>|([^<]+)/gs
const attribute = /([^\s=]+)="([^"]*)"/g

function spokenIn(tag: string, given: Record<string, string>): [string, string][] {
  const spoken = spokenAttributes
    .filter((name) => given[name])
    .map((name): [string, string] => [`${tag}[${name}]`, given[name] ?? ''])
  const of = given.name ?? given.property ?? ''
  if (tag === 'meta' && /description|title/.test(of)) spoken.push([`meta ${of}`, given.content ?? ''])
  if (tag === 'input' && /submit|button/.test(given.type ?? ''))
    spoken.push(['input[value]', given.value ?? ''])
  return spoken
}

/** The texts of an island and of structured data are JSON. */
function saidInData(attributes: string, json: string): Said[] {
  if (!/type="[^"]*json"/.test(attributes)) return []
  return saidIn(JSON.parse(json), attributes.includes('ld+json') ? 'data' : 'island')
}

/** Keys whose values are not shown: ids and codes, data for programs, and the reader's input. */
const notSaid =
  /^(?:@\w+|id|value|code|kind|locale|lang|url|path|type|form|key|slug|reference|csrfToken|layout|icons|display|dir|\w+_color|refusal|inLanguage|hash|stamp|given|errors|action|apiPath|postKey|logo|email|sameAs|image|requestId|\w*[hH]ref|date\w+)$/

export function saidIn(value: unknown, where: string): Said[] {
  if (typeof value === 'string') {
    const text = value.replace(/\s+/g, ' ').trim()
    return /\p{L}/u.test(text) ? [{ where, text }] : []
  }
  if (Array.isArray(value)) return value.flatMap((one) => saidIn(one, where))
  const isMessage = /\bmessages\b|^\/words/.test(where)
  return Object.entries(value ?? {}).flatMap(([key, one]) =>
    notSaid.test(key) && !isMessage ? [] : saidIn(one, `${where}.${key}`),
  )
}

const names: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  nbsp: '\u00a0',
  zwnj: '\u200c',
}

const plain = (text: string) =>
  text.replace(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (all, hex, decimal, name) =>
    hex || decimal
      ? String.fromCodePoint(Number.parseInt(hex ?? decimal, hex ? 16 : 10))
      : (names[name] ?? all),
  )
