import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { PageText } from '../../../src/domain/content/pages/page-text.ts'
import { signInAs } from '../../harness/staff/staff.ts'
import { type Editing, startEditing } from './editor.ts'

let editing: Editing
beforeAll(async () => {
  editing = await startEditing()
})
afterAll(() => editing.stop())
beforeEach(() => editing.store.db.deleteFrom('page_text').execute())

const team = '/api/admin/pages/team/en'
const text: PageText = {
  title: 'Our team',
  description: 'Who we are.',
  lede: 'Five people.',
  blocks: [{ kind: 'prose', fields: { html: 'We are *five*.<script>alert(1)</script>' }, items: [] }],
}
const save = (version: number, more: object = {}) =>
  editing.call('PUT', team, { version, text, publishes: false, ...more })

describe('45.10 pages over the API', () => {
  test('are listed, read, saved as sanitised HTML, published and reset to the delivered text', async () => {
    expect(await editing.call('GET', team)).toMatchObject({
      state: 'delivered',
      version: 0,
      text: { title: 'Team' },
    })
    expect(await save(0)).toMatchObject({ status: 200, version: 1 })
    expect(await editing.call('GET', team)).toMatchObject({
      state: 'draft',
      text: { blocks: [{ fields: { html: '<p>We are <em>five</em>.</p>' } }] },
      delivered: { title: 'Team' },
    })
    expect(await save(0)).toMatchObject({ status: 409 })
    await save(1, { publishes: true })
    const { status: _, ...listed } = await editing.call('GET', '/api/admin/pages')
    expect(Object.values(listed)).toContainEqual(expect.objectContaining({ page: 'team', title: 'Our team' }))
    expect(await editing.call('POST', `${team}/unpublish`)).toMatchObject({ status: 200 })
    expect(await editing.call('POST', `${team}/delivered`, { version: 2 })).toMatchObject({ success: true })
    expect(await editing.call('GET', team)).toMatchObject({ state: 'delivered', version: 3 })
  })

  test('have links to a draft', async () => {
    expect(await editing.call('POST', `${team}/preview-link`)).toMatchObject({ status: 404 })
    await save(0)
    expect(await editing.call('POST', `${team}/preview-link`)).toMatchObject({
      path: expect.stringMatching(/^\/page-preview\/team\?until=\d+&mark=/),
    })
  })

  test('get error codes by field', async () => {
    const act = { kind: 'act', fields: {}, items: [{ label: 'Run', address: 'javascript:alert(1)' }] }
    expect(await save(0, { text: { ...text, title: ' ', blocks: [act] } })).toMatchObject({
      status: 422,
      errors: { title: 'required', 'b0-0-address': 'invalid_text' },
    })
    expect(await editing.call('GET', '/api/admin/pages/none/en')).toMatchObject({ status: 400 })
  })

  test('need the right to edit content', async () => {
    const { cookie } = await signInAs(editing.store, 'viewer')
    const answer = await editing.app.inject({ url: team, headers: { cookie } })
    expect(answer.statusCode).toBe(403)
  })
})
