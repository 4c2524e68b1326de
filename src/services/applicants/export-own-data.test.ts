import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { keepActiveExpert } from '../../../tests/harness/programme/kept-collaboration.ts'
import { coordinatorDesk } from '../../../tests/harness/review/coordinator-desk.ts'
import { usualFacts } from '../../domain/brand.ts'
import { consentsIn } from '../../domain/forms/engine/consent.ts'
import { expertForm } from '../../domain/forms/expert.ts'
import { translator } from '../../domain/messages/translate.ts'
import { wordingOf } from '../../domain/messages/wording-of.ts'
import { copyRows } from '../../store/privacy/find-traces.ts'
import { recordConsents } from '../privacy/record-consents.ts'
import { exportOwnData } from './export-own-data.ts'

const desk = coordinatorDesk()

const answers = { consent: true }

async function keepRussian() {
  const { store } = desk
  const { expertId: id } = await keepActiveExpert(store, {}, 'ru')
  await recordConsents(store, id, { form: expertForm, answers, locale: 'ru' })
  return id
}

test('37.11 a data export has questions and answers in the language of its person', async () => {
  const applicationId = await keepRussian()
  const copy = await exportOwnData(desk.store, { applicationId, kind: 'expert' })
  if (!copy.ok) throw new Error('There is no copy')
  const { application, answersInWords } = copy.value
  expect(application).toMatchObject({ locale: 'ru', answers: { country: 'Ghana' } })
  expect(answersInWords).toContainEqual({ label: 'Страна', text: 'Гана' })
  expect(answersInWords.filter(({ label }) => !/\p{Script=Cyrillic}/u.test(label))).toEqual([])
})

test('37.12 a consent names its language and the hash of the words in it, to the person and to staff', async () => {
  const applicationId = await keepRussian()
  const [shown] = consentsIn(expertForm, answers, translator('ru', wordingOf('ru', usualFacts)))
  const consent = {
    field: 'consent',
    locale: 'ru',
    text_version: shown?.version,
    text_sha256: createHash('sha256')
      .update(shown?.words ?? '')
      .digest('hex'),
  }
  const copy = await exportOwnData(desk.store, { applicationId, kind: 'expert' })
  expect(copy).toMatchObject({ value: { consents: [consent] } })
  const { id } = await desk.store.db
    .selectFrom('consent')
    .select('id')
    .where('application_id', '=', applicationId)
    .executeTakeFirstOrThrow()
  expect([...(await copyRows(desk.store, 'consent', [String(id)])).values()]).toMatchObject([consent])
})
