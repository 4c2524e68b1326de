import type { trackingEndpoints } from '../../domain/api/tracking.ts'

/** Duplicated, so that a page does not load the endpoints' schemas; the compiler compares them. */
const session: typeof trackingEndpoints.enterPage.path = '/api/Session'
const pageView: typeof trackingEndpoints.leavePage.path = '/api/PageView/:pageViewId'

const key = 'aster-visit'

/** Measures reading time without cookies, per tab, and honours Do Not Track. */
export function trackPage(path: string): void {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: boolean }
  if (doNotTrack === '1' || globalPrivacyControl) return

  let inactive = 0
  let awaySince: number | undefined
  const look = () => {
    const now = performance.now()
    if (awaySince !== undefined) inactive += now - awaySince
    awaySince = document.hidden || !document.hasFocus() ? now : undefined
  }
  for (const type of ['blur', 'focus', 'visibilitychange']) addEventListener(type, look)
  look()
  view(0)

  // A page restored from the back/forward cache is a new view.
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return
    inactive = 0
    awaySince = undefined
    look()
    view(performance.now())
  })

  function view(since: number): void {
    enter(path, timeOf(since)).then(
      (pageViewId) =>
        pageViewId && addEventListener('pagehide', () => leave(pageViewId, since), { once: true }),
      () => {}, // not counted: nothing that a visitor would miss
    )
  }

  function leave(pageViewId: string, since: number): void {
    look()
    call('PUT', pageView.replace(':pageViewId', pageViewId), {
      exitTime: new Date(),
      timeSpent: (performance.now() - since) / 1000,
      inactivityDuration: inactive / 1000,
      pageViewId,
    }).catch(() => {})
  }
}

const timeOf = (moment: number) => new Date(Date.now() - performance.now() + moment)

/** A browser that forbids the storage counts nothing. */
async function enter(path: string, entryTime: Date): Promise<string | null | undefined> {
  const currentSessionId = sessionStorage.getItem(key)
  const answer = await call('POST', session, {
    path,
    entryTime,
    currentSessionId,
    isInitialSession: !currentSessionId,
  })
  if (!answer.ok) return undefined
  const { sessionId, pageViewId } = await answer.json()
  if (sessionId) sessionStorage.setItem(key, sessionId)
  return pageViewId
}

/** With `keepalive` the request survives the page; a beacon would too, but cannot PUT. */
function call(method: 'POST' | 'PUT', path: string, body: object): Promise<Response> {
  return fetch(path, {
    method,
    keepalive: true,
    credentials: 'omit',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
}
