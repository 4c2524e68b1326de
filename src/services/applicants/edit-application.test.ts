import { describe, expect, test } from 'vitest'
import { keepActiveExpert, keepRequest } from '../../../tests/harness/programme/kept-collaboration.ts'
import { coordinatorDesk } from '../../../tests/harness/review/coordinator-desk.ts'
import { eraseApplication } from '../../store/privacy/erase-application.ts'
import { addFacts } from '../review/change-answers.ts'
import { readApplication } from '../review/read-application.ts'
import { editApplication } from './edit-application.ts'
import { exportOwnData } from './export-own-data.ts'

const desk = coordinatorDesk()

async function edit(applicationId: string, kind: 'expert' | 'hospital', fieldsToUpdate: object) {
  const session = { applicationId, kind } as const
  const edited = await editApplication(desk.store, session, { answers: { fieldsToUpdate }, locale: 'en' })
  if (!edited.ok) throw new Error(JSON.stringify(edited.refusal))
}

async function read(id: string) {
  const outcome = await readApplication(desk.store, id)
  if (!outcome.ok) throw new Error(outcome.refusal.code)
  return outcome.value
}

describe('an edit of an applicant', () => {
  test('11.17 is in the history of the record with the old and the new answers', async () => {
    const { id } = await keepRequest(desk.store, 'eligible', [])
    await edit(id, 'hospital', { method_of_support: 'onlineOnly', city: 'Kumasi' })
    expect((await read(id)).changes).toEqual([
      {
        staff_name: null,
        changed_at: expect.any(String),
        reason: null,
        fields: expect.arrayContaining([
          { name: 'city', label: 'City', before: 'Bepoase', after: 'Kumasi' },
          expect.objectContaining({ before: 'Online with visit', after: 'Online only' }),
        ]),
      },
    ])
  })

  test('11.17 is part of their data export, and is deleted with the application', async () => {
    const { id, session } = await keepRequest(desk.store, 'eligible', [])
    await edit(id, 'hospital', { city: 'Kumasi' })
    const copy = await exportOwnData(desk.store, session)
    expect(copy).toMatchObject({
      value: { changes: [{ by: 'applicant', before: { city: 'Bepoase' }, after: { city: 'Kumasi' } }] },
    })
    await eraseApplication(desk.store, id)
    const left = desk.store.db.selectFrom('answer_change').select('id').where('application_id', '=', id)
    expect(await left.execute()).toEqual([])
  })

  test('11.17 of a fact that the team had entered makes the applicant its source', async () => {
    const { expertId: id } = await keepActiveExpert(desk.store)
    const answers = { registry_related_experience: [1] }
    expect(await addFacts(desk.store, desk.staff, { id, version: 1, answers })).toMatchObject({ ok: true })
    await edit(id, 'expert', { registry_related_experience: [1, 2] })
    expect((await read(id)).fact_sources).toEqual([
      { name: 'registry_related_experience', by: null, at: null },
    ])
  })
})
