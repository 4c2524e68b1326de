import { expect, test } from 'vitest'
import { keepExpert } from '../../../tests/harness/applications/kept-expert.ts'
import { coordinatorDesk } from '../../../tests/harness/review/coordinator-desk.ts'
import { makeStaff } from '../../../tests/harness/staff/staff.ts'
import { assessApplication, readAssessments, takeBackAssessment } from './assess-application.ts'

const desk = coordinatorDesk()

const scores = (experience: number, stewardship: number, communication: number) => ({
  experience,
  stewardship,
  communication,
})

test('39.30 each reviewer has scores and a recommendation; the average is that of the reviewers', async () => {
  const { store, staff } = desk
  const { id } = await keepExpert(store)
  expect(await readAssessments(store, id)).toMatchObject({ value: { average: null, assessments: [] } })
  const olu = await makeStaff(store, 'coordinator', 'Olu')
  await assessApplication(store, staff, {
    id,
    scores: scores(1, 1, 1),
    recommendation: 'decline',
    comment: '',
  })
  await assessApplication(store, olu, {
    id,
    scores: scores(3, 4, 5),
    recommendation: 'unsure',
    comment: 'Ask.',
  })
  // The second one of a reviewer replaces the first.
  await assessApplication(store, staff, {
    id,
    scores: scores(5, 5, 5),
    recommendation: 'accept',
    comment: '',
  })
  const read = await readAssessments(store, id)
  expect(read).toMatchObject({ value: { is_open: true, average: 4.5 } })
  expect(
    read.ok && read.value.assessments.map((one) => [one.staff_name, one.mean, one.recommendation]),
  ).toEqual([
    ['Olu', 4, 'unsure'],
    ['Nia Boateng', 5, 'accept'],
  ])
  await takeBackAssessment(store, olu, id)
  expect(await readAssessments(store, id)).toMatchObject({ value: { average: 5 } })
  expect(await takeBackAssessment(store, olu, id)).toMatchObject({ refusal: { code: 'not_found' } })
})

test('39.30 every criterion of the kind is scored, and no other', async () => {
  const { id } = await keepExpert(desk.store)
  const given = { id, recommendation: 'accept', comment: '' } as const
  const some = await assessApplication(desk.store, desk.staff, {
    ...given,
    scores: { experience: 5, need: 4 },
  })
  expect(some).toMatchObject({
    refusal: {
      errors: {
        'scores.stewardship': 'required',
        'scores.communication': 'required',
        'scores.need': 'unknown_field',
      },
    },
  })
})

test('39.31 after the decision no assessment is accepted; the audit has the action without the scores', async () => {
  const { store, staff } = desk
  const { id } = await keepExpert(store)
  const given = {
    id,
    scores: scores(2, 3, 4),
    recommendation: 'unsure',
    comment: 'Quiet on the phone.',
  } as const
  await assessApplication(store, staff, given)
  await store.db.updateTable('application').set({ status: 'declined' }).where('id', '=', id).execute()
  expect(await assessApplication(store, staff, given)).toMatchObject({ refusal: { code: 'wrong_status' } })
  expect(await takeBackAssessment(store, staff, id)).toMatchObject({ refusal: { code: 'wrong_status' } })
  const entries = await store.db
    .selectFrom('audit')
    .select(['action', 'before', 'after', 'fields'])
    .where('subject_id', '=', id)
    .execute()
  expect(entries).toEqual([
    { action: 'application_assessed', before: null, after: null, fields: ['scores', 'recommendation'] },
  ])
})
