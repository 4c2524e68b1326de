import type { ApiApp } from '../api-app.ts'

/** The header of a same-origin call without cookies. */
export const fromOurPage = { 'sec-fetch-site': 'same-origin' }

export const entry = (changes: object = {}) => ({
  path: '/about',
  entryTime: new Date(),
  currentSessionId: null,
  isInitialSession: true,
  ...changes,
})

export const exit = (pageViewId: string, changes: object = {}) => ({
  exitTime: new Date(),
  timeSpent: 40,
  inactivityDuration: 15,
  pageViewId,
  ...changes,
})

/** Opens and leaves pages, each call from a new IP address, so that no rate limit applies. */
export function readingVisitor({ app, services, database }: ApiApp) {
  const { db } = database.store
  const { writeViews } = services.tracking
  let visitors = 0
  const call = (method: 'POST' | 'PUT', url: string, payload: object | string, headers: object) =>
    app.inject({
      method,
      url,
      payload,
      headers: { 'content-type': 'application/json', ...headers },
      remoteAddress: `10.7.${visitors >> 8}.${visitors++ & 255}`,
    })
  const enter = (changes: object = {}, headers: object = fromOurPage) =>
    call('POST', '/api/Session', entry(changes), headers)
  return {
    enter,
    view: async (changes?: object) =>
      (await enter(changes)).json<{ sessionId: string; pageViewId: string }>(),
    leave: (pageViewId: string, changes: object = {}, headers: object = fromOurPage) =>
      call('PUT', `/api/PageView/${pageViewId}`, exit(pageViewId, changes), headers),
    leaveWith: (pageViewId: string, json: string) =>
      call('PUT', `/api/PageView/${pageViewId}`, json, fromOurPage),
    rowOf: async (id: string) => {
      await writeViews()
      return db.selectFrom('page_view').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
    },
    count: async (table: 'visit' | 'page_view') => {
      await writeViews()
      return (await db.selectFrom(table).select('id').execute()).length
    },
  }
}
