import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { type ReadMail, readMail } from '../../../tests/harness/read-mail.ts'
import { ofKind, type PerKind } from '../../domain/engine/field.ts'
import type { Answers, Form } from '../../domain/engine/form.ts'
import { travels } from '../../domain/engine/travel.ts'
import { fieldOf } from '../../domain/engine/visible.ts'
import { contactForm } from '../../domain/forms/contact.ts'
import { expertForm } from '../../domain/forms/expert.ts'
import { hospitalForm } from '../../domain/forms/hospital.ts'
import { trainerForm } from '../../domain/forms/trainer.ts'
import type { Letter } from '../../domain/letter.ts'
import type { Locale } from '../../domain/locales.ts'
import { catalogueOf } from '../../domain/messages/catalogues.ts'
import { translator } from '../../domain/messages/translate.ts'
import { composeMail } from '../compose-mail.ts'
import { applicationNotice } from './application-notice.ts'
import { applicationReceipt } from './application-receipt.ts'
import { messageNotice } from './message-notice.ts'
import { messageReceipt } from './message-receipt.ts'

const say = (locale: Locale) => translator(locale, catalogueOf(locale))
const t = say('en')
const reference = 'E-00042'
const href = 'https://aster.example/admin/applications/42'
const sender = { address: 'registry@aster.example', site: new URL('https://aster.example') }

const markOf = (name: string) => `typed-${name.replaceAll('_', '-')}-x`

/** What a person types or uploads can be found again in a mail; lists have nothing to hide. */
const marked: PerKind<(name: string) => unknown> = {
  text: () => markOf,
  longText: () => (name) => `${markOf(name)} and more`,
  email: () => (name) => `${markOf(name)}@example.org`,
  phone: () => markOf,
  number: () => () => 7,
  year: () => () => 2020,
  country: () => () => 'Ghana',
  countriesWithin: () => () => ['Ghana'],
  choice:
    ({ list }) =>
    () =>
      list.items.at(-1)?.id,
  choices:
    ({ list }) =>
    () =>
      list.items.map(({ id }) => id),
  languageRows: () => () => [{ id: 0, value: 'Other', proficiency: 'Basic' }],
  otherLanguage: () => (name) => `${markOf(name)} - Basic`,
  regionRows: () => () => [{ id: 1, value: 'Africa', years_of_experience: '<5' }],
  consent: () => () => true,
  tick: () => () => true,
  file: () => markOf,
}

/** Every field is filled in, also those that exclude each other. */
function markedAnswers(form: Form): Answers {
  return Object.fromEntries(
    Object.keys(form.fields).map((name) => [name, ofKind(marked, fieldOf(form, name))(name)]),
  )
}

async function post(letter: Letter, locale: Locale = 'en'): Promise<ReadMail & { source: string }> {
  const address = { to: 'reader@example.org', replyTo: null }
  const mail = { id: randomUUID(), ...address, letter, locale, queuedAt: new Date(), attempts: 1 }
  const { bytes } = await composeMail(mail, sender)
  return { ...readMail(bytes.toString()), source: bytes.toString() }
}

const everything = ({ headers, text, html }: ReadMail) => [JSON.stringify(headers), text, html]

const notices: [Form, (answers: Answers) => Letter][] = [
  [contactForm, (answers) => messageNotice(t, answers)],
  ...[expertForm, hospitalForm, trainerForm].map((form): [Form, (answers: Answers) => Letter] => [
    form,
    (answers) => applicationNotice(t, { form, answers, reference, href }),
  ]),
]

describe.each(notices.map(([form, write]) => [form.id, form, write] as const))(
  'the notice of the %s form',
  (_, form, write) => {
    test('carries what may travel, in words and dressed, and nothing else', async () => {
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

test('names and the message travel; how to reach a person, longer texts and files do not', () => {
  const typed = (form: Form) =>
    Object.keys(form.fields).filter(
      (name) =>
        travels(fieldOf(form, name)) && JSON.stringify(markedAnswers(form)[name]).includes(markOf(name)),
    )
  expect(typed(contactForm)).toEqual(['name', 'surname', 'message'])
  expect(typed(expertForm)).toEqual([
    'name',
    'surname',
    'institution',
    'job_title',
    'language_proficiency_other',
  ])
  expect(typed(hospitalForm)).toEqual(['name', 'city', 'contact_person'])
  expect(typed(trainerForm)).toEqual(['name', 'surname', 'language_proficiency_other'])
})

test('the notice of an application names its reference and leads to it', async () => {
  const { headers, text, html } = await post(
    applicationNotice(t, { form: hospitalForm, answers: markedAnswers(hospitalForm), reference, href }),
  )
  expect(headers.subject).toBe('A hospital asks for support (E-00042)')
  for (const part of [text, html]) {
    expect(part).toContain(reference)
    expect(part).toContain(href)
    expect(part).toContain('Number of beds')
  }
})

test('the notice of a message is named after its writer', async () => {
  const { headers, text } = await post(
    messageNotice(t, { name: 'Ama', email: 'a@b.example', message: 'Hello' }),
  )
  expect(headers.subject).toBe('Message from Ama')
  expect(text).toContain('> Hello')
})

describe.each(['expert', 'hospital', 'trainer'] as const)('the receipt of a %s', (kind) => {
  test('gives the reference and says what happens next', async () => {
    const { headers, text, html } = await post(applicationReceipt(t, { kind, reference }))
    expect(headers.subject).toContain(reference)
    for (const part of [text, html]) {
      expect(part).toContain(reference)
      expect(part).toContain('What happens next')
    }
  })
})

test('every letter fits in 20 KB without its logo, also in a language with longer words', async () => {
  const letters = (locale: Locale) => [
    messageReceipt(say(locale)),
    applicationReceipt(say(locale), { kind: 'expert', reference }),
    ...[expertForm, hospitalForm, trainerForm].map((form) =>
      applicationNotice(say(locale), { form, answers: markedAnswers(form), reference, href }),
    ),
  ]
  for (const locale of ['en', 'ar-XB'] as const) {
    for (const letter of letters(locale)) {
      const { html } = await post(letter, locale)
      expect(Buffer.byteLength(html)).toBeLessThan(20_000)
    }
  }
})
