import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { en } from '../../../src/domain/messages/en.ts'
import { paths } from '../../../src/domain/paths.ts'
import { previewMoves } from '../../../src/services/review/preview-moves.ts'
import { keepExpert } from '../../harness/applications/kept-expert.ts'
import { readMail } from '../../harness/mail/read-mail.ts'
import { type SmtpListener, startSmtpListener } from '../../harness/mail/smtp-listener.ts'
import { pageOpened } from '../../harness/protection/page-opened.ts'
import { type Office, openOffice } from '../office.ts'
import type { StaffBrowser } from '../staff-browser.ts'

const soon = { timeout: 20_000 }

let listener: SmtpListener
let office: Office
let administrator: { id: string; name: string; cookie: string; browser: StaffBrowser }
beforeAll(async () => {
  listener = await startSmtpListener()
  office = await openOffice({ SMTP_URL: listener.url })
  administrator = await office.signedInAs('administrator')
}, 60_000)
beforeEach(async () => {
  await office.store.db.deleteFrom('mail_text').execute()
})
afterAll(async () => {
  await office.close()
  await listener.close()
})

const receipt = paths.adminMailWords('message_receipt')
const kept = () => office.store.db.selectFrom('mail_text').select(['key', 'locale', 'text']).execute()
const words = (fields: Record<string, string>, action = 'save', path = receipt) =>
  administrator.browser.post(path, { ...fields, _action: action })

/** The document inside the preview's iframe. */
function framed(html: string): string {
  const escaped = /<iframe[^>]* srcDoc="([^"]*)"/i.exec(html)?.[1] ?? ''
  return escaped
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
}

test('18.4 every letter is listed by recipient, and marked if its wording was changed', async () => {
  const { html } = await administrator.browser.open(paths.adminMailTexts())
  for (const name of Object.keys(en.mailTexts).filter((key) => key.startsWith('letter_')))
    expect(html).toContain(`href="${paths.adminMailText(name.slice('letter_'.length))}"`)
  expect(html).not.toContain('Last changed')
  await words({ 'mail.messageReceiptRead': 'Somebody reads it.' })
  expect((await administrator.browser.open(paths.adminMailTexts())).html.match(/Last changed/g)).toHaveLength(
    1,
  )
})

test('18.4 a letter that does not exist has no page', async () => {
  for (const name of ['nothing', 'constructor', '__proto__'])
    expect((await administrator.browser.open(paths.adminMailWords(name))).status, name).toBe(404)
})

describe('18.5 the preview', () => {
  test('shows a letter as its recipient gets it, as text and as HTML in a sandboxed frame', async () => {
    const { html } = await administrator.browser.open(paths.adminMailWords('expert_receipt'))
    expect(html).toContain('Subject: \u2068We have your application (E-00042)\u2069')
    expect(html).toMatch(/<pre[^>]*>ASTER\n\nWe have your application\n=+\n/)
    expect(html).toMatch(/<iframe [^>]*sandbox=""/)
    const mail = framed(html)
    expect(mail).toContain('042917')
    expect(mail).toContain('<img src="data:image/png;base64,')
    expect(mail).toMatch(/href="http:\/\/localhost:\d+\/become-expert\/edit\?h=example"/)
  })

  test('shows unsaved input, escaped', async () => {
    const hostile = '</title><script>alert(1)</script>'
    const { status, html } = await words(
      { 'mail.messageReceiptSubject': hostile, 'mail.reply': 'Just reply.' },
      'preview',
    )
    expect([status, html.includes('This is not saved yet')]).toEqual([200, true])
    expect(framed(html)).toContain('Just reply.')
    expect(framed(html)).not.toContain('<script')
    expect(html).not.toContain('<script>alert')
    expect(html).toContain('value="&lt;/title&gt;&lt;script&gt;alert(1)&lt;/script&gt;"')
    expect(await kept()).toEqual([])
  })

  test('is the only page whose policy allows inline styles, but no inline scripts', async () => {
    const policyOf = async (path: string) => {
      const headers = { cookie: administrator.cookie }
      return (await fetch(office.url + path, { headers })).headers.get('content-security-policy')
    }
    expect(await policyOf(receipt)).toMatch(
      /^default-src 'self';script-src-attr 'none';(?!.*script-src ).*;style-src 'self' 'unsafe-inline'$/,
    )
    expect(await policyOf(paths.adminMailTexts())).not.toContain('unsafe')
  })
})

describe('18.6 changed wording', () => {
  test('is used in all later mails, escaped', async () => {
    const { status, location } = await words({
      'mail.messageReceiptSubject': 'Thanks <b>a lot</b> $& ünd mehr',
      'mail.messageReceiptText': 'Thank you, says {name}. <script>alert(1)</script>',
    })
    expect([status, location]).toEqual([303, `${receipt}?done=saved`])
    expect((await administrator.browser.open(location ?? '')).html).toContain('The words are saved')

    const email = 'ama@hospital.example'
    const message = { name: 'Ama', email, message: 'Hello', _stamp: pageOpened('contact') }
    expect((await office.newBrowser().post(paths.contact(), message)).status).toBe(303)
    await expect.poll(() => listener.arrived.some(({ to }) => to === email), soon).toBe(true)
    const { headers, text, html } = readMail(listener.arrived.find(({ to }) => to === email)?.source ?? '')
    expect(headers.subject).toBe('Thanks <b>a lot</b> $& ünd mehr')
    expect(text).toContain('Thank you, says ASTER. <script>alert(1)</script>')
    expect(html).toContain('Thanks &#60;b&#62;a lot&#60;/b&#62; $&#38; ünd mehr')
    expect(html).not.toContain('<script')
    expect(text.replaceAll('\n', ' ')).toContain(en.mail.reply)
  })

  test('is shown before a status change, only in the language of the application', async () => {
    const path = paths.adminMailWords('registry_interview')
    const changed = {
      'moves.registry_interview_subject': 'Let us talk',
      'moves.registry_interview_text': 'First.\r\n\r\nSecond.',
    }
    expect((await words(changed, 'save', path)).status).toBe(303)
    const { id } = await keepExpert(office.store)
    await office.store.db
      .updateTable('application')
      .set({ status: 'in_review' })
      .where('id', '=', id)
      .execute()
    const ask = async () => {
      const preview = await previewMoves(
        office.store,
        { id: crypto.randomUUID(), name: 'Nia' },
        { ids: [id], to: 'interview' },
      )
      return preview.ok ? preview.value.moves[0]?.mail : undefined
    }
    expect(await ask()).toMatchObject({ subject: 'Let us talk', text: 'First.\n\nSecond.' })
    await office.store.db.updateTable('application').set({ locale: 'en-XA' }).where('id', '=', id).execute()
    expect((await ask())?.subject).toMatch(/^⟦/)
  })

  test('is audited with the earlier wording; saving it unchanged leaves no entry', async () => {
    const audited = () =>
      office.store.db
        .selectFrom('audit')
        .select(['staff_id', 'fields', 'before', 'after'])
        .where('action', '=', 'mail_texts_changed')
        .orderBy('id')
        .execute()
    const before = (await audited()).length
    await words({ 'mail.reply': 'Just reply.', 'mail.next': en.mail.next })
    await words({ 'mail.reply': 'Just reply.' })
    expect((await audited()).slice(before)).toEqual([
      {
        staff_id: administrator.id,
        fields: ['mail.reply'],
        before: { 'mail.reply': en.mail.reply },
        after: { 'mail.reply': 'Just reply.' },
      },
    ])
    expect(await kept()).toEqual([{ key: 'mail.reply', locale: 'en', text: 'Just reply.' }])
  })

  test('can be reset to the original, without losing other input on the page', async () => {
    await words({ 'mail.reply': 'Just reply.' })
    const changed = await administrator.browser.open(receipt)
    expect(changed.html).toContain(`Changed by ${administrator.name} on`)
    const { status, html } = await words(
      { 'mail.reply': 'Just reply.', 'mail.messageReceiptSubject': 'Half typed' },
      'restore mail.reply',
    )
    expect([status, html.includes('The original words are back')]).toEqual([200, true])
    expect(html).toContain('value="Half typed"')
    expect(html).not.toContain('Just reply.')
    expect(await kept()).toEqual([])
  })
})

test.each([
  [
    'a line break, which could inject a header',
    'mail.messageReceiptSubject',
    'Hi\r\nBcc: me@x.example',
    'Please write this without a line break',
  ],
  ['an empty text', 'mail.messageReceiptSubject', ' \u200b ', 'Please write something here'],
  [
    'a missing placeholder',
    'mail.messageReceiptText',
    'Thank you.',
    'Please keep {name}: the letter needs it',
  ],
  ['an unknown placeholder', 'mail.reply', 'Dear {surname}', '{surname} is nothing that this letter knows'],
  [
    'a text that is too long',
    'mail.messageReceiptSubject',
    'x'.repeat(151),
    'Please use at most 150 characters',
  ],
  ['a text that cannot be stored', 'mail.reply', 'a\0b', 'characters that cannot be stored'],
])('18.7 %s is refused at its field, and the input stays', async (_, key, text, why) => {
  const other = { 'mail.messageReceiptRead': 'Somebody reads it.' }
  for (const action of ['save', 'preview']) {
    const { status, html } = await words({ ...other, [key]: text }, action)
    expect(status).toBe(422)
    expect(html).toContain(`id="${key.replace('.', '-')}-error"`)
    expect(html).toContain(why)
    expect(html).toContain('Somebody reads it.')
  }
  expect(await kept()).toEqual([])
})

test('18.7 only the wording of letters can be changed', async () => {
  const fields = { 'site.home': 'Gone', 'staffMail.linkUse': 'Gone', 'mail.reply': en.mail.reply }
  expect((await words(fields)).status).toBe(303)
  expect(await kept()).toEqual([])
})

test('9.19 saved texts without a placeholder that an update requires are marked, and refused until they have it', async () => {
  const key = 'moves.registry_withdrawn_text'
  const page = paths.adminMailWords('registry_withdrawn')
  const old = { key, locale: 'en' as const, text: 'It is withdrawn.\nGoodbye.', changed_by: administrator.id }
  await office.store.db.insertInto('mail_text').values(old).execute()
  const list = await administrator.browser.open(paths.adminMailTexts())
  expect(list.html).toContain('Changed, but not used')
  const why = 'Please keep {period}: the letter needs it'
  const { html } = await administrator.browser.open(page)
  expect(html).toContain(`Mails have the original words instead of these. ${why}.`)
  expect(html).toContain('It is withdrawn.\nGoodbye.')
  const refused = await words({ [key]: old.text }, 'save', page)
  expect(refused.status).toBe(422)
  expect(refused.html).toContain(why)
  expect(refused.html).not.toContain('Mails have the original words')
  await words({ [key]: 'It is withdrawn.\nYour data stay for {period}.' }, 'save', page)
  expect((await administrator.browser.open(page)).html).not.toContain(why)
  expect((await administrator.browser.open(paths.adminMailTexts())).html).not.toContain('not used')
})
