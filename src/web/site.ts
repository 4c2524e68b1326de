/* Everything here is a convenience: menus open and pages read without it. */

/** The sentences by language; the build inserts them. */
declare const __ALSO_HERE__: Readonly<Record<string, string>>

{
  const alsoHere = __ALSO_HERE__
  const themeKey = 'aster-theme'
  const root = document.documentElement
  let storage: Record<string, string> = {}
  try {
    storage = localStorage as unknown as Record<string, string>
  } catch {
    // forbidden: a chosen theme lasts for this page, and there are no drafts
  }
  const wear = (theme = '') => {
    if (theme) root.dataset.theme = theme
    else delete root.dataset.theme
  }

  const openMenus = () => [...document.querySelectorAll<HTMLDetailsElement>('.site-header details[open]')]
  const closeMenus = (except?: EventTarget | null) => {
    const inHeader = except instanceof Element && except.closest('.site-header')
    for (const menu of openMenus())
      menu.open = menu.matches('.menu') ? Boolean(inHeader) : menu.contains(except as Node)
  }

  wear(storage[themeKey])
  const tracking = root.dataset.tracking
  // Without the build in its query, as the worker loads it: both share one copy in the browser's cache.
  const offline = root.dataset.offline?.split('?')[0]
  const load = (src = '') =>
    src && document.head.append(Object.assign(document.createElement('script'), { type: 'module', src }))
  const drafts = Object.keys(storage).filter((key) => key.startsWith('aster-draft-'))
  // A page with a draft on the device waits for its script, to avoid a layout shift.
  if (drafts[0]) root.dataset.drafts = ''
  // Whether a form waits to be sent, or waited until it was changed.
  const isWaiting = drafts.some((key) => /ting":{/.test(storage[key] as string))
  /** Whether a visitor returns from elsewhere, with our styles cached; pages they read from now on can be kept. */
  const isBack = () =>
    !navigator.serviceWorker?.controller &&
    !document.referrer.startsWith(location.origin) &&
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])[0]?.transferSize === 0
  addEventListener('load', () => {
    if (isWaiting || storage['aster-arrived'] || !navigator.onLine) load(offline)
    setTimeout(() => {
      load(tracking)
      // Loading it a second time does nothing: a module runs once.
      if (document.getElementById('island') || isBack()) load(offline)
    }, 3000)
  })

  addEventListener('click', ({ target }) => {
    closeMenus(target)
    // Language links keep the step and place, or what a mailed link opens.
    const link = (target as Element).closest<HTMLAnchorElement>('a[lang]')
    if (link) [link.search, link.hash] = [location.search, location.hash]
  })
  addEventListener('focusin', (event) => closeMenus(event.target))
  addEventListener('keydown', (event) => {
    const innermost = event.key === 'Escape' && openMenus().pop()
    if (!innermost) return
    innermost.open = false
    innermost.querySelector('summary')?.focus()
  })

  // Offline, the browser's error page would replace a form that has no script, and its input would be lost.
  addEventListener('submit', (event) => {
    const notice = document.getElementById('no-line')
    if (!notice) return
    event.preventDefault()
    // A browser may report that it is online although requests fail.
    fetch(location.pathname, { method: 'HEAD', cache: 'no-store' }).then(
      () => (event.target as HTMLFormElement).submit(),
      () => {
        notice.hidden = false
        notice.focus()
      },
    )
  })

  // The reader's first language that the site speaks says so, where the page is in another: before anything
  // below the header is painted, and so moves.
  new MutationObserver((_, observer) => {
    if (!document.querySelector('main')) return
    observer.disconnect()
    const lang = navigator.languages.map((tag) => tag.slice(0, 2)).find((tag) => tag in alsoHere)
    const link = document.querySelector<HTMLAnchorElement>(`.lang [lang=${lang}]:not([aria-current])`)
    // On an error page, language links lead elsewhere.
    const own = document.querySelector<HTMLAnchorElement>('.lang [aria-current]')
    if (lang && link && own?.pathname === location.pathname) {
      const line = link.cloneNode() as HTMLAnchorElement
      line.className = 'elsewhere'
      line.dir = 'auto'
      line.textContent = alsoHere[lang] as string
      document.querySelector('header')?.append(line)
    }
  }).observe(root, { childList: true, subtree: true })

  addEventListener('DOMContentLoaded', () => {
    const choice = document.querySelector<HTMLSelectElement>('[data-theme-select]')
    if (!choice) return
    choice.value = storage[themeKey] ?? ''
    choice.onchange = () => {
      storage[themeKey] = choice.value
      wear(choice.value)
    }
  })

  // Counts a page that is left before the tracking script was loaded; the next page continues the visit.
  addEventListener('pagehide', () => {
    const { doNotTrack, globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: boolean }
    if (!root.dataset.tracking || doNotTrack === '1' || globalPrivacyControl) return
    // Both throw where they are forbidden: nothing is counted then.
    const currentSessionId = sessionStorage['aster-visit'] || crypto.randomUUID()
    sessionStorage['aster-visit'] = currentSessionId
    const view = {
      path: root.dataset.page,
      entryTime: new Date(performance.timeOrigin),
      currentSessionId,
      isInitialSession: true,
    }
    navigator.sendBeacon('/api/Session', new Blob([JSON.stringify(view)], { type: 'application/json' }))
  })
}
