import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { markedAnswers, markOf } from '../../../tests/harness/forms/marked-answers.ts'
import { type ReadMail, readMail } from '../../../tests/harness/mail/read-mail.ts'
import { usualFacts } from '../../domain/brand.ts'
import { contactForm } from '../../domain/forms/contact.ts'
import type { Answers, Form } from '../../domain/forms/engine/form.ts'
import { travels } from '../../domain/forms/engine/travel.ts'
import { fieldOf } from '../../domain/forms/engine/visible.ts'
import { expertForm } from '../../domain/forms/expert.ts'
import { hospitalForm } from '../../domain/forms/hospital.ts'
import { trainerForm } from '../../domain/forms/trainer.ts'
import type { Letter } from '../../domain/mail/letter.ts'
import { catalogueOf } from '../../domain/messages/catalogues.ts'
import type { Locale } from '../../domain/messages/locales.ts'
import { translator } from '../../domain/messages/translate.ts'
import { paths } from '../../domain/paths.ts'
import { composeMail } from '../render/compose-mail.ts'
import { applicationNotice, applicationReceipt } from './application-letters.ts'
import { changeNotice } from './change-notice.ts'
import { choosingNotice } from './matching-letters.ts'
import { messageNotice, messageReceipt, messageReply } from './message-letters.ts'

const say = (locale: Locale) => translator(locale, catalogueOf(locale))
const t = say('en')
const reference = 'E-00042'
const id = randomUUID()
const access = { pin: '042917', href: '/become-expert/edit?h=q7VhN2c0T1mXo3kZr8Yw5g' }
const sender = { address: 'registry@aster.example', site: new URL('https://aster.example') }

async function post(letter: Letter, locale: Locale = 'en'): Promise<ReadMail & { source: string }> {
  const address = { to: 'reader@example.org', replyTo: null }
  const taken = { id: randomUUID(), queuedAt: new Date(), attempts: 1, lease: randomUUID() }
  const { bytes } = await composeMail({ ...taken, ...address, letter, locale, registry: usualFacts }, sender)
  return { ...readMail(bytes.toString()), source: bytes.toString() }
}

const everything = ({ headers, text, html }: ReadMail) => [JSON.stringify(headers), text, html]

const notices: [Form, (answers: Answers) => Letter][] = [
  [contactForm, (answers) => messageNotice(t, answers)],
  ...[expertForm, hospitalForm, trainerForm].map((form): [Form, (answers: Answers) => Letter] => [
    form,
    (answers) => applicationNotice(t, { form, id, answers, reference }),
  ]),
]

describe.each(notices.map(([form, write]) => [form.id, form, write] as const))(
  'the notice of the %s form',
  (_, form, write) => {
    test('contains only permitted answers, in its text and HTML parts', async () => {
      const answers = markedAnswers(form)
      const mail = await post(write(answers))
      for (const name of Object.keys(form.fields)) {
        const isTyped = JSON.stringify(answers[name]).includes(markOf(name))
        if (!isTyped) continue
        const found = everything(mail).map((part) => part.includes(markOf(name)))
        if (travels(fieldOf(form, name))) expect(found.slice(1), name).toEqual([true, true])
        else expect(found, name).toEqual([false, false, false])
      }
    })
  },
)

test('notices may contain names and the message, but no contact details, long texts or files', () => {
  const typed = (form: Form) =>
    Object.keys(form.fields).filter(
      (name) =>
        travels(fieldOf(form, name)) && JSON.stringify(markedAnswers(form)[name]).includes(markOf(name)),
    )
  expect(typed(contactForm)).toEqual(['name', 'surname', 'message'])
  expect(typed(expertForm)).toEqual(['name', 'surname', 'institution', 'job_title'])
  expect(typed(hospitalForm)).toEqual(['name', 'city', 'contact_person'])
  expect(typed(trainerForm)).toEqual(['name', 'surname'])
})

test('9.12 the notice of an application has its reference and its choices, and links to the application', async () => {
  const { headers, text, html } = await post(
    applicationNotice(t, { form: hospitalForm, id, answers: markedAnswers(hospitalForm), reference }),
  )
  expect(headers.subject).toBe('A hospital asks for support (E-00042)')
  for (const part of [text, html]) {
    expect(part).toContain(reference)
    expect(part).toContain('Number of beds')
    expect(part).toContain(`https://aster.example${paths.adminHospital(id)}`)
  }
})

test('the subject of a message notice names the sender', async () => {
  const { headers, text } = await post(
    messageNotice(t, { name: 'Ama', email: 'a@b.example', message: 'Hello' }),
  )
  expect(headers.subject).toBe('Message from Ama')
  expect(text).toContain('> Hello')
})

test('a reply keeps its line breaks, and quotes the message only on request', async () => {
  const words = { subject: 'Your question', text: 'Dear Ama,\n\nYes.' }
  const quoted = { text: 'May we\napply?', date: '2 March 2026' }
  const { headers, text } = await post(messageReply(t, { ...words, quoted }))
  expect([headers.subject, headers['reply-to']]).toEqual(['Your question', 'coordinator@aster.example'])
  for (const block of ['Dear Ama,\n\nYes.\n', 'You wrote on 2 March 2026:\n\n> May we\n> apply?\n'])
    expect(text).toContain(`\n${block}`)
  expect((await post(messageReply(t, words))).text).not.toContain('You wrote')
})

describe.each(['expert', 'hospital', 'trainer'] as const)('the receipt of a %s', (kind) => {
  test('has the reference, the edit link and the next steps', async () => {
    const { headers, text, html } = await post(applicationReceipt(t, { kind, reference, access }))
    expect(headers.subject).toContain(reference)
    for (const part of [text, html]) {
      expect(part).toContain(reference)
      expect(part).toContain('What happens next')
      for (const secret of Object.values(access)) expect(part).toContain(secret)
    }
  })
})

test('every letter fits in 20 KB without its logo, also in a language with longer words', async () => {
  const letters = (locale: Locale) => [
    messageReceipt(say(locale)),
    applicationReceipt(say(locale), { kind: 'expert', reference, access }),
    ...[expertForm, hospitalForm, trainerForm].map((form) =>
      applicationNotice(say(locale), { form, id, answers: markedAnswers(form), reference }),
    ),
  ]
  for (const locale of ['en', 'ar-XB'] as const) {
    for (const letter of letters(locale)) {
      const { html } = await post(letter, locale)
      expect(Buffer.byteLength(html)).toBeLessThan(20_000)
    }
  }
})

test('36.45 the coordinator reads in which language somebody applied or wrote, where it is not English', () => {
  const answers = markedAnswers(hospitalForm)
  const about = { id, reference, questions: ['City'], name: 'Bepoase' }
  const asked = { reference, hospitalId: id, hospital: 'Bepoase', reason: 'Aucun ne convient.' }
  const letters = (locale: Locale) => [
    applicationNotice(t, { form: hospitalForm, id, answers, reference, locale }),
    changeNotice(t, { kind: 'hospital', ...about, locale }),
    messageNotice(t, { name: 'Ama', message: 'Bonjour' }, locale),
    choosingNotice(t, 'noneSuitsNotice', { ...asked, locale }),
  ]
  const rowsOf = ({ parts }: Letter) => parts.flatMap((part) => (part.kind === 'facts' ? part.rows : []))
  const applied = { label: 'Applied in', text: 'French' }
  const written = { label: 'Written in', text: 'French' }
  const told = (locale: Locale) =>
    letters(locale).map((letter) => rowsOf(letter).filter(({ label }) => / in$/.test(label)))
  expect(told('fr')).toEqual([[applied], [applied], [written], [written]])
  expect(told('en')).toEqual([[], [], [], []])
})
