import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { readMail } from '../../../tests/harness/mail/read-mail.ts'
import { usualFacts } from '../../domain/brand.ts'
import type { Letter } from '../../domain/mail/letter.ts'
import type { OutgoingMail } from '../../store/mail/mail-queue.ts'
import { composeMail } from './compose-mail.ts'

const sender = { address: 'registry@aster.example', site: new URL('https://registry.aster.example') }

const letter: Letter = {
  subject: 'Ünser Gruß',
  preview: 'A short preview',
  heading: 'A heading',
  parts: [{ kind: 'paragraph', text: 'A paragraph' }],
  reason: 'A reason',
}

function outgoing(changes: Partial<OutgoingMail> = {}): OutgoingMail {
  return {
    id: randomUUID(),
    to: 'ama@hospital.example',
    replyTo: null,
    locale: 'en',
    letter,
    queuedAt: new Date('2026-11-15T09:30:00Z'),
    attempts: 1,
    lease: randomUUID(),
    registry: usualFacts,
    ...changes,
  }
}

const compose = async (mail: OutgoingMail) => {
  const composed = await composeMail(mail, sender)
  return { ...composed, ...readMail(composed.bytes.toString()) }
}

test('a mail has headers for sender, date, language and automatic sending', async () => {
  const mail = outgoing()
  const { headers, envelope } = await compose(mail)
  expect(headers).toMatchObject({
    from: 'ASTER <registry@aster.example>',
    to: 'ama@hospital.example',
    'reply-to': 'coordinator@aster.example',
    subject: 'Ünser Gruß',
    date: 'Sun, 15 Nov 2026 09:30:00 +0000',
    'message-id': `<${mail.id}@registry.aster.example>`,
    'auto-submitted': 'auto-generated',
    'content-language': 'en',
    'mime-version': '1.0',
  })
  expect(envelope).toEqual({ from: 'registry@aster.example', to: ['ama@hospital.example'] })
})

test('a mail has the given Reply-To', async () => {
  const { headers } = await compose(outgoing({ replyTo: 'visitor@example.org' }))
  expect(headers['reply-to']).toBe('visitor@example.org')
})

test('a mail has a text part, an HTML part and the inline logo', async () => {
  const { text, html, image, bytes } = await compose(outgoing())
  expect(text).toContain('A paragraph')
  const [, cid] = /<img src="cid:([^"]+)"/.exec(html) ?? []
  expect(bytes.toString()).toContain(`Content-ID: <${cid}>`)
  expect(image.subarray(1, 4).toString()).toBe('PNG')
})

test('composing the same mail twice gives the same bytes', async () => {
  const mail = outgoing()
  expect((await compose(mail)).bytes.equals((await compose(mail)).bytes)).toBe(true)
})

test.each([
  ['subject', { letter: { ...letter, subject: 'Hello\r\nBcc: eve@example.org' } }],
  ['address', { to: 'ama@hospital.example\r\nBcc: eve@example.org' }],
  ['address for replies', { replyTo: 'ama@hospital.example\nBcc: eve@example.org' }],
])('a line break in the %s does not inject a header', async (_, changes) => {
  const { headers } = await compose(outgoing(changes))
  expect(Object.keys(headers)).not.toContain('bcc')
})

test('an address may contain any script', async () => {
  const { envelope } = await compose(outgoing({ to: 'ama@spital-köln.example' }))
  expect(envelope.to).toEqual(['ama@xn--spital-kln-lcb.example'])
})
