import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { reviewPaths } from '../../../src/domain/api/review/review-paths.ts'
import { keepExpert } from '../../harness/applications/kept-expert.ts'
import { keepDrawnExpert } from '../../harness/uploads/drawn-expert.ts'
import { type ApiApp, startApi } from '../api-app.ts'
import { experts, openBrowser, signIn } from '../applicants/own-expert.ts'
import { at } from '../review/review-calls.ts'
import { openAs } from '../staff/staff-calls.ts'

const patient = 60_000

let api: ApiApp
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.stop())

const pages = (key: string) => `${experts}/getFile/${key}/pages`

describe('for the owner of a file', { timeout: patient }, () => {
  test('24.20 the pages of a file are listed and drawn; no cache keeps them', async () => {
    const expert = await keepDrawnExpert(api.database.store)
    const browser = await signIn(api.app, expert)
    const listed = await browser.call('GET', pages(expert.resume))
    const size = { width: 1200, height: 1697 }
    expect(listed.json()).toEqual({
      total: 2,
      pages: [1, 2].map((page) => ({ href: `${pages(expert.resume)}/${page}`, ...size })),
    })
    const page = await browser.call('GET', listed.json().pages[1].href)
    expect(page.statusCode).toBe(200)
    expect(page.headers).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    })
    expect(page.rawPayload.subarray(1, 4).toString()).toBe('PNG')
    for (const wrong of ['3', '31', '0', 'x']) {
      const { statusCode } = await browser.call('GET', `${pages(expert.resume)}/${wrong}`)
      expect([400, 404]).toContain(statusCode)
    }
  })

  test('24.20 a file that cannot be drawn says so, and can still be downloaded', async () => {
    const expert = await keepDrawnExpert(api.database.store)
    const browser = await signIn(api.app, expert)
    const refused = await browser.call('GET', pages(expert.endorsement))
    expect([refused.statusCode, refused.json().code]).toEqual([422, 'not_drawn'])
    expect((await browser.call('GET', `${experts}/getFile/${expert.endorsement}`)).statusCode).toBe(200)
  })

  test('24.22 nobody else sees a page of it', async () => {
    const expert = await keepDrawnExpert(api.database.store)
    const other = await signIn(api.app, await keepExpert(api.database.store))
    const stranger = openBrowser(api.app)
    for (const url of [pages(expert.resume), `${pages(expert.resume)}/1`]) {
      expect((await other.call('GET', url)).statusCode).toBe(404)
      expect((await stranger.call('GET', url)).statusCode).toBe(401)
    }
  })
})

describe('for staff', { timeout: patient }, () => {
  test('11.6 the pages of a file are drawn; the opening is in the audit once, whichever page is asked for first', async () => {
    const expert = await keepDrawnExpert(api.database.store)
    const viewer = await openAs(api.app, api.database.store, 'viewer')
    const list = at(reviewPaths.filePages, expert.resume)
    const picture = await viewer.call('GET', `${list}/2`)
    expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/png'])
    expect(picture.headers['cache-control']).toBe('private, no-store')
    expect((await viewer.call('GET', `${list}/1`)).statusCode).toBe(200)
    const opened = async () =>
      (await viewer.call('GET', `${reviewPaths.audit}?subject=${expert.id}`)).json().entries
    expect(await opened()).toMatchObject([{ action: 'file_opened', fields: ['resume'] }])
    expect((await viewer.call('GET', list)).json()).toMatchObject({
      total: 2,
      pages: [{ href: `${list}/1` }, { href: `${list}/2` }],
    })
    expect(await opened()).toHaveLength(2)
    expect((await viewer.call('GET', at(reviewPaths.filePages, randomUUID()))).statusCode).toBe(404)
  })

  test('11.6 an editor, who may not read applications, sees no page', async () => {
    const { resume } = await keepDrawnExpert(api.database.store)
    const editor = await openAs(api.app, api.database.store, 'editor')
    const list = at(reviewPaths.filePages, resume)
    expect((await editor.call('GET', list)).statusCode).toBe(403)
    expect((await editor.call('GET', `${list}/1`)).statusCode).toBe(403)
  })
})
