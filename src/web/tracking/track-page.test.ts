import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { trackPage } from './track-page.ts'

type Call = { method: string; path: string; body: Record<string, unknown>; init: RequestInit }

let calls: Call[]
let seconds: number
let isFocused: boolean
let isHidden: boolean
const ids = { sessionId: 'a session', pageViewId: 'a view' }

beforeEach(() => {
  calls = []
  seconds = 0
  isFocused = true
  isHidden = false
  sessionStorage.clear()
  vi.spyOn(window, 'addEventListener')
  vi.spyOn(performance, 'now').mockImplementation(() => seconds * 1000)
  vi.spyOn(document, 'hasFocus').mockImplementation(() => isFocused)
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => isHidden)
  answerWith(() => Response.json(ids))
})
afterEach(() => {
  for (const [type, listener] of vi.mocked(addEventListener).mock.calls) removeEventListener(type, listener)
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

function answerWith(answer: () => Response) {
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    calls.push({ method: init.method ?? '', path, body: JSON.parse(String(init.body)), init })
    return answer()
  })
}

/** Opens the page, and waits for the response. */
async function open() {
  trackPage('/about')
  await settle()
}

/** Restores the page from the back/forward cache. */
async function comeBack() {
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  await settle()
}

const settle = () => new Promise((resolve) => setTimeout(resolve))
const hide = () => dispatchEvent(new Event('pagehide'))

describe('a page', () => {
  test('starts a session if none is stored, and continues it', async () => {
    await open()
    expect(calls[0]).toMatchObject({
      method: 'POST',
      path: '/api/Session',
      body: { path: '/about', currentSessionId: null, isInitialSession: true },
    })
    expect(Math.abs(Date.now() - Date.parse(String(calls[0]?.body.entryTime)))).toBeLessThan(60_000)
    await comeBack()
    expect(calls[1]?.body).toMatchObject({ currentSessionId: 'a session', isInitialSession: false })
  })

  test('counts time hidden or blurred as inactivity', async () => {
    await open()
    seconds = 10
    isFocused = false
    dispatchEvent(new Event('blur'))
    seconds = 13
    isHidden = true
    dispatchEvent(new Event('visibilitychange'))
    seconds = 17
    isHidden = false
    isFocused = true
    dispatchEvent(new Event('visibilitychange'))
    dispatchEvent(new Event('focus'))
    seconds = 30
    hide()
    expect(calls[1]).toMatchObject({
      method: 'PUT',
      path: '/api/PageView/a view',
      body: { timeSpent: 30, inactivityDuration: 7, pageViewId: 'a view' },
    })
  })

  test('that is closed while hidden counts as inactive to the end', async () => {
    isHidden = true
    await open()
    seconds = 8
    hide()
    expect(calls[1]?.body).toMatchObject({ timeSpent: 8, inactivityDuration: 8 })
  })

  test('reports its duration once; returning to it is another view', async () => {
    await open()
    seconds = 5
    hide()
    hide()
    seconds = 100
    await comeBack()
    seconds = 104
    hide()
    expect(calls.map(({ method }) => method)).toEqual(['POST', 'PUT', 'POST', 'PUT'])
    expect(calls[3]?.body).toMatchObject({ timeSpent: 4, inactivityDuration: 0 })
  })

  test('sends requests without cookies and with keepalive', async () => {
    await open()
    hide()
    for (const { init } of calls) expect(init).toMatchObject({ credentials: 'omit', keepalive: true })
  })

  test.each([
    ['refused', () => Response.json({ code: 'too_many_requests' }, { status: 429 })],
    ['lost', () => Response.error()],
    ['not wanted', () => Response.json({ sessionId: null, pageViewId: null }, { status: 201 })],
  ])('sends nothing more if its view is %s', async (_what, answer) => {
    answerWith(answer)
    await open()
    hide()
    expect(calls).toHaveLength(1)
    expect(sessionStorage).toHaveLength(0)
  })
})

test.each([{ doNotTrack: '1' }, { globalPrivacyControl: true }])(
  'nothing is counted with %j',
  async (wish) => {
    vi.stubGlobal('navigator', wish)
    await open()
    expect(calls).toEqual([])
    expect(addEventListener).not.toHaveBeenCalled()
  },
)

test('without storage nothing is counted', async () => {
  const forbid = () => {
    throw new Error('The storage is forbidden')
  }
  vi.stubGlobal('sessionStorage', { getItem: forbid })
  await open()
  expect(calls).toEqual([])
})
