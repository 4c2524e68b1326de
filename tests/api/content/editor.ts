import { randomInt } from 'node:crypto'
import type { InjectOptions } from 'fastify'
import { signInAs } from '../../harness/staff/staff.ts'
import { type ApiApp, csrfHeaders, startApi } from '../api-app.ts'

export const all = '/api/admin/content'

export const story = {
  title: 'A ward in Kumasi',
  synopsis: 'Short',
  country_region: 'Ghana',
  content: 'One *word*.\n\n<script>alert(1)</script>',
}

/** The API with an editor signed in and no content. */
export async function startEditing() {
  const api: ApiApp = await startApi()
  const [csrf, staff] = [await csrfHeaders(api.app), await signInAs(api.database.store, 'editor')]
  const headers = { ...csrf, cookie: `${csrf.cookie}; ${staff.cookie}` }

  async function call(method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) {
    const answer = await api.app.inject({
      method,
      url,
      headers,
      remoteAddress: `10.0.0.${randomInt(256)}`,
      ...(payload && { payload }),
    } as InjectOptions)
    return { status: answer.statusCode, ...answer.json() }
  }

  return {
    ...api,
    store: api.database.store,
    editor: staff.name,
    call,
    write: (kind: string, answers: object, more: object = {}) =>
      call('POST', `${all}/${kind}`, { answers, ...more }),
    publish: (kind: string, id: string) => call('POST', `${all}/${kind}/${id}/publish`),
    async upload(bytes: Buffer, type = 'image/jpeg') {
      const answer = await api.app.inject({
        method: 'POST',
        url: '/api/admin/pictures',
        headers: { ...headers, 'content-type': type },
        payload: bytes,
      })
      return { status: answer.statusCode, ...answer.json() }
    },
    async slugsShown(): Promise<string[]> {
      const answer = await api.app.inject({ url: '/api/content/sort-by-order' })
      return answer.json().map(({ slug }: { slug: string }) => slug)
    },
    async forgetAll() {
      const { db } = api.database.store
      for (const table of ['story', 'news_item', 'profile', 'member', 'partner', 'picture'] as const)
        await db.deleteFrom(table).execute()
    },
  }
}

export type Editing = Awaited<ReturnType<typeof startEditing>>
