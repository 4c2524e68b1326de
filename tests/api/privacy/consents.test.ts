import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { usualFacts } from '../../../src/domain/brand.ts'
import { consentsIn } from '../../../src/domain/forms/engine/consent.ts'
import { expertForm } from '../../../src/domain/forms/expert.ts'
import { trainerForm } from '../../../src/domain/forms/trainer.ts'
import type { Locale } from '../../../src/domain/messages/locales.ts'
import { translator } from '../../../src/domain/messages/translate.ts'
import { wordingOf } from '../../../src/domain/messages/wording-of.ts'
import { listConsents } from '../../../src/store/privacy/consents.ts'
import { type ApiApp, startApi } from '../api-app.ts'
import { experts, openEditor } from '../applicants/own-expert.ts'
import { createCaller } from '../applications/expert-application.ts'
import { kindsWithoutFiles, sendForm } from '../applications/kinds-without-files.ts'

let api: ApiApp
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.stop())

const consentsOf = (id: string) => listConsents(api.database.store, id)

function consentIn(locale: Locale) {
  const [shown] = consentsIn(expertForm, { consent: true }, translator(locale, wordingOf(locale, usualFacts)))
  return {
    field: 'consent',
    text_version: '2026-11-17',
    text_sha256: createHash('sha256')
      .update(shown?.words ?? '')
      .digest(),
    locale,
    terms_version: 0,
    given_at: expect.any(Date),
  }
}

test('an application is stored with the consent to the wording that its page showed', async () => {
  const { complete, apply } = createCaller(api)
  for (const locale of ['en', 'en-XA'] as const) {
    const key = { 'accept-language': locale, 'idempotency-key': crypto.randomUUID() }
    const answers = await complete()
    const { id } = (await apply(answers, key)).json<{ id: string }>()
    expect((await apply(answers, key)).json().id).toBe(id)
    expect(await consentsOf(id)).toEqual([consentIn(locale)])
  }
})

test('9.14 a trainer accepts the terms by sending, in the words above the button', async () => {
  const trainer = kindsWithoutFiles[1]
  const { id } = (await sendForm(api.app, trainer, trainer.newAnswers())).json<{ id: string }>()
  const text = 'By sending this form you accept the terms for trainers.'
  expect(await consentsOf(id)).toEqual([
    {
      field: 'terms',
      text_version: trainerForm.accepts?.textVersion,
      text_sha256: createHash('sha256').update(text).digest(),
      locale: 'en',
      terms_version: 0,
      given_at: expect.any(Date),
    },
  ])
})

test('an application that is refused leaves no consent', async () => {
  const { complete, apply } = createCaller(api)
  const { id } = (await apply(await complete())).json<{ id: string }>()
  const { email } = await api.database.store.db
    .selectFrom('application')
    .select('email')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const count = () => api.database.store.db.selectFrom('consent').select('id').execute()
  const before = await count()
  expect((await apply({ ...(await complete()), email })).statusCode).toBe(406)
  expect((await apply({ ...(await complete()), consent: false })).statusCode).toBe(422)
  expect(await count()).toEqual(before)
})

describe('an edit', () => {
  test('that consents again, to another wording, adds a row and leaves the first', async () => {
    const { expert, browser } = await openEditor(api)
    const edit = (fieldsToUpdate: object, locale: Locale) =>
      browser.call('PUT', `${experts}/${expert.id}`, { fieldsToUpdate }, { 'accept-language': locale })
    await edit({ consent: 'yes' }, 'en')
    expect(await consentsOf(expert.id)).toEqual([consentIn('en')])
    await edit({ consent: true, job_title: 'Head' }, 'en')
    expect(await consentsOf(expert.id)).toEqual([consentIn('en')])
    await edit({ consent: true }, 'ar-XB')
    expect(await consentsOf(expert.id)).toEqual([consentIn('en'), consentIn('ar-XB')])
  })

  test('without consent, or a refused one, adds no row', async () => {
    const { expert, edit } = await openEditor(api)
    await edit({ fieldsToUpdate: { job_title: 'Head' } })
    await edit({ fieldsToUpdate: { consent: true, motivation: null } })
    expect(await consentsOf(expert.id)).toEqual([])
  })
})
