import { expect, test } from 'vitest'
import { keepRequest } from '../../../tests/harness/programme/kept-collaboration.ts'
import { coordinatorDesk } from '../../../tests/harness/review/coordinator-desk.ts'
import type { Locale } from '../../domain/messages/locales.ts'
import { findApplication } from '../../store/applications/application.ts'
import { editApplication } from './edit-application.ts'

const desk = coordinatorDesk()

async function edit(applicationId: string, fieldsToUpdate: object, locale: Locale | undefined) {
  const session = { applicationId, kind: 'hospital' } as const
  expect(await editApplication(desk.store, session, { answers: { fieldsToUpdate }, locale })).toMatchObject({
    ok: true,
  })
}

const mailsOf = (id: string) =>
  desk.store.db
    .selectFrom('mail')
    .select(['locale', 'letter'])
    .where('application_id', '=', id)
    .orderBy('queued_at')
    .execute()

test('35.2 saving an application on a page sets its language to that of the page', async () => {
  const { id } = await keepRequest(desk.store, 'eligible', [])
  await edit(id, { city: 'Kumasi' }, 'fr')
  expect(await findApplication(desk.store, id)).toMatchObject({ locale: 'fr', version: 2 })
  const [mail] = await mailsOf(id)
  expect(mail).toMatchObject({ locale: 'fr', letter: { heading: expect.stringMatching(/demande/) } })
})

test('35.2 an edit that names no language, or changes nothing, leaves the language', async () => {
  const { id } = await keepRequest(desk.store, 'eligible', [])
  await edit(id, { city: 'Kumasi' }, 'ru')
  await edit(id, { city: 'Tamale' }, undefined)
  await edit(id, { city: 'Tamale' }, 'es')
  expect(await findApplication(desk.store, id)).toMatchObject({ locale: 'ru', version: 3 })
  expect((await mailsOf(id)).map(({ locale }) => locale)).toEqual(['ru', 'ru'])
})

test('35.2 both mails about a new address are in the language of the edit', async () => {
  const { id } = await keepRequest(desk.store, 'eligible', [])
  await edit(id, { email: 'new@hospital.example' }, 'ar')
  expect((await mailsOf(id)).map(({ locale }) => locale)).toEqual(['ar', 'ar'])
})
