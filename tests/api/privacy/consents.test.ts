import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { usualFacts } from '../../../src/domain/brand.ts'
import { consentsIn } from '../../../src/domain/forms/engine/consent.ts'
import { expertForm } from '../../../src/domain/forms/expert.ts'
import type { Locale } from '../../../src/domain/messages/locales.ts'
import { translator } from '../../../src/domain/messages/translate.ts'
import { wordingOf } from '../../../src/domain/messages/wording-of.ts'
import { listConsents } from '../../../src/store/privacy/consents.ts'
import { type ApiApp, startApi } from '../api-app.ts'
import { experts, openEditor } from '../applicants/own-expert.ts'
import { createCaller } from '../applications/expert-application.ts'

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
    text_version: '2026-11-15',
    text_sha256: createHash('sha256')
      .update(shown?.words ?? '')
      .digest(),
    locale,
    given_at: expect.any(Date),
  }
}

test('an application is kept with the consent to the words that its page showed', async () => {
  const { complete, apply } = createCaller(api)
  for (const locale of ['en', 'en-XA'] as const) {
    const key = { 'accept-language': locale, 'idempotency-key': crypto.randomUUID() }
    const answers = await complete()
    const { id } = (await apply(answers, key)).json<{ id: string }>()
    expect((await apply(answers, key)).json().id).toBe(id)
    expect(await consentsOf(id)).toEqual([consentIn(locale)])
  }
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
  test('that gives the consent again, to other words, adds a row and leaves the first', async () => {
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

  test('that says nothing of the consent, or is refused, adds none', async () => {
    const { expert, edit } = await openEditor(api)
    await edit({ fieldsToUpdate: { job_title: 'Head' } })
    await edit({ fieldsToUpdate: { consent: true, motivation: null } })
    expect(await consentsOf(expert.id)).toEqual([])
  })
})
