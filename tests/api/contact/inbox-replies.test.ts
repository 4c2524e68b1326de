import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { paths } from '../../../src/domain/paths.ts'
import { listMessages } from '../../../src/store/applicants/own-traces.ts'
import { transaction } from '../../../src/store/postgres/transaction.ts'
import { eraseApplication } from '../../../src/store/privacy/erase-application.ts'
import { keepExpert } from '../../harness/applications/kept-expert.ts'
import { everyValue } from '../privacy/everything-kept.ts'
import { type Inbox, openInbox, words } from './inbox.ts'

let inbox: Inbox
beforeAll(async () => {
  inbox = await openInbox()
}, 60_000)
afterAll(() => inbox.close())
beforeEach(() => inbox.empty())

describe('15.3 a reply', () => {
  test('is queued as a held mail in the common layout, and marks the message as answered', async () => {
    const id = await inbox.keep({ message: 'May we apply?' })
    expect((await inbox.reply(id)).location).toBe(`${paths.adminMessage(id)}?done=reply`)
    const [mail, ...more] = await inbox.mails()
    expect(more).toEqual([])
    expect(mail).toMatchObject({
      recipient: 'ama@hospital.example',
      reply_to: null, // the coordinator
      status: 'queued',
      contact_message_id: id,
      letter: {
        subject: words.subject,
        parts: [
          { kind: 'paragraph', text: 'Dear Ama,' },
          { kind: 'paragraph', text: 'Yes, you may apply.' },
          { kind: 'paragraph', text: expect.stringContaining('Reply to this mail') },
          { kind: 'paragraph', text: expect.stringContaining('You wrote on') },
          { kind: 'quote', text: 'May we apply?' },
        ],
      },
    })
    const held = (mail?.due_at.getTime() ?? 0) - Date.now()
    expect(held).toBeGreaterThan(540_000)
    expect(await inbox.read(id)).toMatchObject({ status: 'answered', version: 2 })
    const { html } = await inbox.nia.browser.open(paths.adminMessage(id))
    for (const shown of [
      'Yes, you may apply.',
      'Held',
      inbox.nia.name,
      'Take back',
      paths.adminMail(mail?.id ?? ''),
    ])
      expect(html).toContain(shown)
    expect(await inbox.audit(id)).toEqual([
      {
        action: 'message_replied',
        staff_id: inbox.nia.id,
        before: { status: 'open' },
        after: { status: 'answered' },
      },
    ])
  })

  test('quotes the message only if its author chooses so', async () => {
    await inbox.reply(await inbox.keep({ message: 'A secret of mine' }), { quoted: '' })
    expect(JSON.stringify(await inbox.mails())).not.toContain('A secret of mine')
  })

  test('that is invalid gets errors by field, and keeps its input', async () => {
    const id = await inbox.keep()
    const { status, html } = await inbox.reply(id, { subject: ' ', quoted: '' })
    expect(status).toBe(422)
    expect(html).toContain('This field is required')
    expect(html).not.toContain('value="Your message to ASTER"')
    expect(html).toContain('Yes, you may apply.')
    expect(html).not.toMatch(/name="quoted"[^>]*checked/)
    const long = await inbox.reply(id, { text: 'x'.repeat(5001), version: '7' })
    expect([long.status, /name="version" value="(\d+)"/.exec(long.html)?.[1]]).toEqual([422, '7'])
    expect((await inbox.reply(id, { subject: 'a\u0000b' })).status).toBe(422)
    expect(await inbox.mails()).toEqual([])
    expect(await inbox.read(id)).toMatchObject({ status: 'open', version: 1 })
  })

  test('is sent once, even if the button is pressed twice', async () => {
    const id = await inbox.keep()
    const answers = await Promise.all([inbox.reply(id), inbox.reply(id)])
    expect(answers.map(({ status }) => status)).toEqual([303, 303])
    expect(await inbox.mails()).toHaveLength(1)
  })

  test('that comes second is refused, shows the first reply and keeps its input', async () => {
    const id = await inbox.keep()
    const answers = await Promise.all([inbox.reply(id), inbox.reply(id, { text: 'No, sorry.' }, inbox.kofi)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([303, 409])
    const [{ html = '' } = {}] = answers.filter(({ status }) => status === 409)
    expect(html).toContain('Somebody has acted on this message meanwhile')
    for (const text of [words.text.split('\n').at(-1) ?? '', 'No, sorry.']) expect(html).toContain(text)
    expect(await inbox.mails()).toHaveLength(1)
    const version = /name="version" value="(\d+)"/.exec(html)?.[1] ?? ''
    expect((await inbox.reply(id, { version, text: 'After all' }, inbox.kofi)).status).toBe(303)
    expect(await inbox.mails()).toHaveLength(2)
  })

  test('can be undone while its mail is held: its text returns and the message is open again', async () => {
    const id = await inbox.keep()
    await inbox.reply(id, { quoted: '' })
    const [{ id: replyId = '' } = {}] = await inbox.replies()
    const undo = () => inbox.nia.browser.post(paths.adminMessage(id), { _action: 'undo', reply: replyId })
    const { status, html } = await undo()
    expect(status).toBe(200)
    expect(html).toContain('Taken back. No mail goes out.')
    expect(html).toMatch(/<textarea[^>]*>Dear Ama,\s+Yes, you may apply\./)
    expect(html).not.toMatch(/name="quoted"[^>]*checked/)
    expect([await inbox.mails(), await inbox.replies()]).toEqual([[], []])
    expect(await inbox.read(id)).toMatchObject({ status: 'open' })
    expect((await inbox.audit(id)).at(-1)).toMatchObject({
      action: 'message_reply_undone',
      after: { status: 'open' },
    })
    expect((await undo()).status).toBe(409)
  })

  test('cannot be undone once its mail is being sent, nor from another message', async () => {
    const [id, other] = [await inbox.keep(), await inbox.keep({ name: 'Other' })]
    await inbox.reply(id)
    const [{ id: replyId = '' } = {}] = await inbox.replies()
    const undo = (message: string) =>
      inbox.nia.browser.post(paths.adminMessage(message), { _action: 'undo', reply: replyId })
    expect((await undo(other)).status).toBe(409)
    await inbox.store.db.updateTable('mail').set({ attempts: 1 }).execute()
    const { status, html } = await undo(id)
    expect(status).toBe(409)
    expect(html).toContain('It is too late')
    expect(await inbox.replies()).toHaveLength(1)
  })

  test('that could not be delivered is marked as failed and cannot be undone', async () => {
    const id = await inbox.keep()
    await inbox.reply(id)
    await inbox.store.db.updateTable('mail').set({ status: 'failed', problem: '550 unknown' }).execute()
    const { html } = await inbox.nia.browser.open(paths.adminMessage(id))
    expect(html).toContain('Failed')
    expect(html).not.toContain('value="undo"')
  })
})

test('15.5 a reply is part of the person’s data and is erased with them', async () => {
  const { store } = inbox
  const expert = await keepExpert(store)
  const id = await inbox.keep({ email: expert.email, message: 'Marked-Message' })
  await inbox.reply(id, { subject: 'Marked-Subject', text: 'Marked-Reply' })
  expect(await listMessages(store, expert.email)).toMatchObject([
    { replies: [{ subject: 'Marked-Subject', text: 'Marked-Reply' }] },
  ])
  expect(await everyValue(store)).toMatch(/message_reply\.text: .*Marked-Reply/s)
  await transaction(store, (trx) => eraseApplication(trx, expert.id))
  expect((await everyValue(store)).toLowerCase()).not.toContain('marked-')
})
