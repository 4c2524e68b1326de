import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { paths } from '../../../src/domain/paths.ts'
import { keepExpert } from '../../harness/applications/kept-expert.ts'
import { type Inbox, openInbox, words } from './inbox.ts'

let inbox: Inbox
beforeAll(async () => {
  inbox = await openInbox()
}, 60_000)
afterAll(() => inbox.close())
beforeEach(() => inbox.empty())

/** The names of a list, in its order. */
const names = (html: string) =>
  [...html.matchAll(/inbox\/[\da-f-]{36}"[^>]*>([^<]*)</g)].map(([, name]) => name)
const counts = (html: string) =>
  [...html.matchAll(/class="filter-chip"[^>]*>(\w+) (?:<!-- -->)?<b>(\d+)</g)].map(
    ([, name, n]) => `${name} ${n}`,
  )
async function list(query = '') {
  const { status, html } = await inbox.nia.browser.open(paths.adminInbox() + query)
  expect(status).toBe(200)
  return { html, names: names(html), counts: counts(html) }
}

describe('15.1 the inbox', () => {
  test('shows open messages with the oldest first, other messages with the newest first', async () => {
    await inbox.keep({ name: 'Second' }, 2)
    await inbox.keep({ name: 'First' }, 3)
    for (const [name, age] of [
      ['Older', 5],
      ['Newer', 4],
    ] as const)
      await inbox.keep({ name }, age, { status: 'answered' })
    const all = await list()
    expect([all.names, all.counts]).toEqual([
      ['First', 'Second'],
      ['Open 2', 'Answered 2', 'Spam 0'],
    ])
    expect((await list('?status=answered')).names).toEqual(['Newer', 'Older'])
    expect((await list('?status=spam')).html).toContain('No spam')
  })

  test('is searched by message and sender, ignoring accents; the counts follow the search', async () => {
    await inbox.keep({ name: 'José', surname: 'Muñoz', message: 'Wir möchten\nteilnehmen' })
    await inbox.keep({ name: 'Zoë', email: 'zoe@clinic.example' }, 1, { status: 'spam' })
    for (const search of ['munoz', 'MÖCHTEN', 'mochten teil', 'jo te']) {
      const found = await list(`?search=${encodeURIComponent(search)}`)
      expect([found.names, found.counts], search).toEqual([
        ['José Muñoz'],
        ['Open 1', 'Answered 0', 'Spam 0'],
      ])
    }
    expect((await list('?status=spam&search=clinic.example')).names).toEqual(['Zoë'])
    expect((await list('?search=nobody')).html).toContain('No message found')
  })

  test('is filtered by assignee', async () => {
    await inbox.keep({ name: 'Of Nia' }, 3, { assignee_id: inbox.nia.id })
    await inbox.keep({ name: 'Of Kofi' }, 2, { assignee_id: inbox.kofi.id })
    await inbox.keep({ name: 'Of nobody' }, 1)
    expect((await list('?assignee=me')).names).toEqual(['Of Nia'])
    expect((await list(`?assignee=${inbox.kofi.id}`)).names).toEqual(['Of Kofi'])
    expect((await list('?assignee=none')).names).toEqual(['Of nobody'])
  })

  test.each(['open', 'answered'] as const)('is paginated without gaps (%s)', async (status) => {
    const sent = Array.from({ length: 53 }, (_, at) => `Visitor ${at}`)
    for (const [at, name] of sent.entries()) await inbox.keep({ name }, 100 - (at >> 1), { status })
    // Two messages share each time, so that their ids decide the order.
    await sql`UPDATE contact_message SET received_at = date_trunc('hour', received_at)`.execute(
      inbox.store.db,
    )
    const seen: (string | undefined)[] = []
    let query: string | undefined = `?status=${status}`
    for (let page = 0; query !== undefined && page < 5; page++) {
      const { html } = await list(query)
      seen.push(...names(html))
      query = /href="[^"]*inbox(\?[^"]*cursor=[^"]*)"/.exec(html)?.[1]?.replaceAll('&amp;', '&')
    }
    expect(seen).toHaveLength(53)
    expect(seen.toSorted()).toEqual(sent.toSorted())
  })

  test('answers normally to invalid query parameters', async () => {
    await inbox.keep()
    for (const query of [
      '?status=x',
      '?search=%00',
      '?search=%25_%5c',
      '?search=%27%20OR%201=1--',
      `?search=${'x'.repeat(3000)}`,
      '?assignee=x',
      '?cursor=x',
      '?cursor=00000000-0000-4000-8000-000000000000~99999999999999999',
      '?cursor=00000000-0000-4000-8000-000000000000~x',
      '?spam=-1&gone=1',
      '?status[]=open',
    ])
      await list(query)
  })
})

describe('15.2 a message', () => {
  test('is shown with its sender and other items from the same address', async () => {
    const expert = await keepExpert(inbox.store)
    const id = await inbox.keep({
      surname: '<b>Mensah</b>',
      email: expert.email,
      message: 'One\n<script>two</script>',
    })
    const other = await inbox.keep({ email: expert.email.toUpperCase() }, 30, { status: 'answered' })
    await inbox.keep({ name: 'Bystander', email: 'else@hospital.example' })
    const { status, html } = await inbox.nia.browser.open(paths.adminMessage(id))
    expect(status).toBe(200)
    expect(html).toContain('&lt;script&gt;two&lt;/script&gt;')
    expect(html).not.toContain('<b>Mensah')
    expect(html).toContain(paths.adminMessage(other))
    expect(html).toContain(paths.adminExpert(expert.id))
    expect(html).not.toContain('Bystander')
  })

  test.each(['x', '%00', "'%20OR%201=1--", '00000000-0000-4000-8000-000000000000', 'x'.repeat(99)])(
    'that does not exist is not found, and no action on it works: %s',
    async (id) => {
      expect((await inbox.nia.browser.open(`${paths.adminInbox()}/${id}`)).status).toBe(404)
      for (const act of ['reply', 'undo', 'assign', 'spam', 'constructor']) {
        const { status, location } = await inbox.nia.browser.post(`${paths.adminInbox()}/${id}`, {
          act,
          ...words,
        })
        expect([status, location]).toEqual([303, `${paths.adminInbox()}?gone=yes`])
      }
    },
  )
})

describe('15.4 staff', () => {
  const act = (id: string, fields: Record<string, string>) =>
    inbox.nia.browser.post(paths.adminMessage(id), fields)

  test('assign a message to a colleague, or to nobody', async () => {
    const id = await inbox.keep()
    await act(id, { _action: 'assign', assignee: inbox.kofi.id })
    expect(await inbox.read(id)).toMatchObject({ assignee_id: inbox.kofi.id, version: 1 })
    await act(id, { _action: 'assign', assignee: '' })
    expect(await inbox.read(id)).toMatchObject({ assignee_id: null })
    expect(await inbox.audit(id)).toEqual([
      {
        action: 'message_assigned',
        staff_id: inbox.nia.id,
        before: { assignee: null },
        after: { assignee: inbox.kofi.id },
      },
      {
        action: 'message_assigned',
        staff_id: inbox.nia.id,
        before: { assignee: inbox.kofi.id },
        after: { assignee: null },
      },
    ])
  })

  test('cannot assign it to someone who may not answer it', async () => {
    const id = await inbox.keep()
    const viewer = await inbox.signedInAs('viewer')
    for (const assignee of [viewer.id, 'x', '00000000-0000-4000-8000-000000000000']) {
      expect((await act(id, { _action: 'assign', assignee })).status).toBe(409)
    }
    expect(await inbox.read(id)).toMatchObject({ assignee_id: null })
  })

  test('mark a message as answered or spam, and undo it', async () => {
    const id = await inbox.keep()
    for (const status of ['answered', 'open', 'spam', 'open'] as const) {
      expect((await act(id, { _action: status })).location).toContain(`?done=${status}`)
      expect(await inbox.read(id)).toMatchObject({ status })
    }
    expect((await inbox.audit(id)).map(({ after }) => after)).toEqual(
      ['answered', 'open', 'spam', 'open'].map((status) => ({ status })),
    )
  })

  test('cannot answer spam', async () => {
    const id = await inbox.keep({}, 1, { status: 'spam' })
    expect((await inbox.nia.browser.open(paths.adminMessage(id))).html).not.toContain('name="text"')
    expect((await act(id, { _action: 'answered' })).status).toBe(409)
    const { status, html } = await inbox.reply(id)
    expect(status).toBe(409)
    expect(html).toContain('Yes, you may apply.')
    expect(await inbox.mails()).toEqual([])
  })

  test('mark several messages as spam at once', async () => {
    const ids = [await inbox.keep(), await inbox.keep(), await inbox.keep()]
    const picked = ids.slice(1).concat('x', ids[1] ?? '')
    const { location } = await inbox.nia.browser.post(
      `${paths.adminInbox()}?search=ama`,
      picked.map((id): [string, string] => ['ids', id]),
    )
    expect(location).toBe(`${paths.adminInbox()}?status=open&search=ama&spam=2`)
    expect((await inbox.nia.browser.open(location ?? '')).html).toContain('2 messages are marked as spam')
    expect(await Promise.all(ids.map(async (id) => (await inbox.read(id)).status))).toEqual([
      'open',
      'spam',
      'spam',
    ])
    expect((await inbox.nia.browser.post(paths.adminInbox(), {})).location).toContain('spam=0')
  })

  test('with read access only see no forms, and their posts are refused', async () => {
    const id = await inbox.keep({}, 1, { assignee_id: inbox.kofi.id })
    await inbox.reply(id)
    const viewer = await inbox.signedInAs('viewer')
    for (const page of [paths.adminInbox(), paths.adminMessage(id)]) {
      const { status, html } = await viewer.browser.open(page)
      expect(status).toBe(200)
      expect(html).toContain('Ama')
      expect(html).not.toMatch(/<main[\s\S]*method="post"/)
      expect((await viewer.browser.post(page, { _action: 'spam', ids: id })).status).toBe(403)
    }
    expect(await inbox.read(id)).toMatchObject({ status: 'answered' })
  })
})
