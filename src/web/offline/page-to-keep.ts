type Island = { locale: string; props: Start & { wizard?: Start } }
type Start = Partial<Record<'given' | 'errors' | 'files', object>> & {
  stamp?: string
  draftId?: string
  refusal?: string
  isLinked?: boolean
}

type Kept = { keep: string; shell?: string | undefined }

/** What to keep of a page; undefined for personal pages, and for introductions, whose form is kept when opened. */
export function pageToKeep(page: Document): Kept | undefined {
  const keep = location.pathname
  const json = page.getElementById('island-props')?.textContent
  if (!json) return { keep }
  const island = JSON.parse(json) as Island
  const start = island.props.wizard ?? island.props
  return start.stamp === undefined ? undefined : { keep, shell: shellOf(page, island, start) }
}

/**
 * The page as `?offline` returns it, built here to save a request: its frame, and an empty island whose
 * properties are those of a form nobody has begun. Undefined where the server has put more into the page.
 */
function shellOf(page: Document, island: Island, start: Start): string | undefined {
  const copy = page.documentElement.cloneNode(true) as HTMLElement
  const root = copy.querySelector<HTMLElement>('#island')
  const json = copy.querySelector('#island-props')
  const title = copy.querySelector('title')
  if (!root || !json || !title || copy.lang !== island.locale) return undefined
  // An element before the island is about one person's draft.
  if (!isUntouched(start) || root.previousElementSibling) return undefined

  const untouched = { ...start, postKey: '', stamp: '', csrfToken: '' }
  const props = island.props.wizard
    ? { ...island.props, wizard: { ...untouched, step: 0, isShell: true } }
    : untouched
  json.textContent = JSON.stringify({ ...island, props }).replaceAll('<', '\\u003c')
  title.textContent = root.dataset.title ?? ''
  // A page has one of the two: `description` if search engines may index it, else `robots`.
  copy.querySelector('meta[name=robots],meta[name=description]')?.remove()
  title.after(Object.assign(page.createElement('meta'), { name: 'robots', content: 'noindex' }))
  root.replaceWith(Object.assign(page.createElement('div'), { id: 'island' }))
  for (const one of copy.querySelectorAll('head > *, body > *')) if (!one.matches(ofServer)) one.remove()
  for (const { name } of [...copy.attributes]) if (!ofRoot.test(name)) copy.removeAttribute(name)
  for (const menu of copy.querySelectorAll('[open]')) menu.removeAttribute('open')
  copy.querySelector('.elsewhere')?.remove() // for readers of another language, and of this browser
  for (const link of copy.querySelectorAll<HTMLAnchorElement>('a[lang]')) {
    link.setAttribute('href', link.pathname)
  }
  return `<!doctype html>${copy.outerHTML}`
}

const isUntouched = ({ given, errors, files, draftId, refusal, isLinked }: Start): boolean =>
  [given, errors, files].every((found) => Object.keys(found ?? {}).length === 0) &&
  !(draftId || refusal || isLinked || new URLSearchParams(location.search).has('all'))

/** Scripts that came later, and what a browser's extensions add, are left out. */
const ofServer =
  'title,meta[charset],meta[name],link[href^="/"]:not([rel=alternate]),link[rel=icon],script[data-later],script:not([type]),.skip,.site-header,main,.site-footer'
const ofRoot = /^(lang|dir|data-offline)$/
