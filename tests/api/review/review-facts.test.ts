import { describe, expect, test } from 'vitest'
import { reviewPaths } from '../../../src/domain/api/review/review-paths.ts'
import { hospitalExample } from '../../../src/domain/forms/hospital-example.ts'
import { trainerExample } from '../../../src/domain/forms/trainer-example.ts'
import { keepExpert } from '../../harness/applications/kept-expert.ts'
import { experts, openEditor } from '../applicants/own-expert.ts'
import { at, openReview, readAs } from './review-calls.ts'

const review = openReview()

const read = (id: string) => readAs(review.viewer, id)

describe('facts of the team', () => {
  test('11.15 are entered by those who review applications, and read by all staff', async () => {
    const { id } = await keepExpert(review.api.database.store)
    const body = {
      version: 1,
      answers: { work_experience: ' Twelve years ', registry_related_experience: [1] },
    }
    expect((await review.viewer.call('PUT', at(reviewPaths.facts, id), body)).statusCode).toBe(403)
    const answer = await review.coordinator.call('PUT', at(reviewPaths.facts, id), body)
    expect([answer.statusCode, answer.json()]).toEqual([200, { version: 2 }])
    const { values, changes, fact_sources } = await read(id)
    expect(values).toMatchObject({ work_experience: 'Twelve years', registry_related_experience: [1] })
    expect(changes).toMatchObject([{ staff_name: review.coordinator.staff.name, reason: null }])
    expect(fact_sources).toHaveLength(2)
    const late = await review.coordinator.call('PUT', at(reviewPaths.facts, id), {
      version: 1,
      answers: { work_experience: 'Ten years' },
    })
    expect([late.statusCode, late.json().code]).toEqual([409, 'version_conflict'])
  })
})

describe('a correction', () => {
  test.each([
    ['hospital', hospitalExample, { city: 'Tamale' }],
    ['trainer', trainerExample, { surname: 'Mensah' }],
  ] as const)('11.16 of the answers of a %s is made with a reason', async (kind, stored, answers) => {
    const { id } = await review.api.database.store.db
      .insertInto('application')
      .values({ kind, answers: stored })
      .returning('id')
      .executeTakeFirstOrThrow()
    const { version } = await read(id)
    const correct = (body: object, staff = review.coordinator) =>
      staff.call('POST', at(reviewPaths.corrections, id), { version, answers, ...body })
    expect((await correct({ reason: 'A typing error.' }, review.viewer)).statusCode).toBe(403)
    const silent = await correct({ reason: ' ' })
    expect([silent.statusCode, silent.json().errors]).toEqual([422, { reason: 'required' }])
    const answer = await correct({ reason: 'A typing error.' })
    expect([answer.statusCode, answer.json()]).toEqual([200, { version: version + 1 }])
    expect((await read(id)).values).toMatchObject(answers)
  })

  test('11.16 is shown to the applicant on their page, with the old answer and the reason', async () => {
    const { expert, browser } = await openEditor(review.api)
    const body = { version: 1, answers: { job_title: 'Head pharmacist' }, reason: 'As in your letter.' }
    await review.coordinator.call('PUT', at(reviewPaths.facts, expert.id), {
      version: 1,
      answers: { work_experience: 'Twelve years' },
    })
    const answer = await review.coordinator.call('POST', at(reviewPaths.corrections, expert.id), {
      ...body,
      version: 2,
    })
    expect(answer.statusCode).toBe(200)
    const record = await browser.call('GET', `${experts}/get-by-email-hash/${expert.hash}`)
    expect(record.json().corrections).toEqual([
      {
        corrected_at: expect.any(String),
        reason: 'As in your letter.',
        before: { job_title: 'Pharmacist' },
        after: { job_title: 'Head pharmacist' },
      },
    ])
  })
})
