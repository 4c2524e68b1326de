import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { expertForm } from '../../../src/domain/forms/expert.ts'
import { type ApiApp, startApi } from '../api-app.ts'
import { experts, lastMail, openEditor, storedApplication } from './own-expert.ts'

let api: ApiApp
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.stop())

const application = (id: string) => storedApplication(api.database.store, id)

const mailsAbout = (id: string) =>
  api.database.store.db.selectFrom('mail').select('id').where('application_id', '=', id).execute()

test('3.15 a record is read by its link in the format of the specification', async () => {
  const { expert, browser } = await openEditor(api)
  const answer = await browser.call('GET', `${experts}/get-by-email-hash/${expert.hash}`)
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['cache-control']).toBe('no-store')
  const name = expect.stringMatching(/^Ama_[\da-f]{8}_Owusu\.pdf$/)
  const fileNote = (field: string, key: string) => ({
    field,
    key,
    name,
    size: expect.any(Number),
    href: `${experts}/getFile/${key}`,
  })
  expect(answer.json()).toEqual({
    ...expert.answers,
    regional_experience_countries: 'Ghana,Kenya',
    pending_email: null,
    corrections: [],
    terms: null,
    kept_months: 12,
    id: expert.id,
    reference: expect.stringMatching(/^E-\d{5}$/),
    status: 'submitted',
    version: expect.any(Number),
    submitted_at: expect.any(String),
    updated_at: expect.any(String),
    files: [fileNote('endorsement', expert.endorsement), fileNote('resume', expert.resume)],
    asked: null,
  })
})

test('sending a record back unchanged changes nothing', async () => {
  const { expert, browser, edit } = await openEditor(api)
  const record = (await browser.call('GET', `${experts}/get-by-email-hash/${expert.hash}`)).json()
  const fields = Object.entries(record).filter(([name]) => name in expertForm.fields)
  const answer = await edit({ version: record.version, fieldsToUpdate: Object.fromEntries(fields) })
  expect(answer.json()).toEqual({ id: expert.id, version: record.version, pending_email: null })
  expect(await mailsAbout(expert.id)).toHaveLength(0)
})

describe('an edit', () => {
  test('3.13 changes what it names and nothing else', async () => {
    const { expert, edit } = await openEditor(api)
    const before = await application(expert.id)
    const answer = await edit({
      id: expert.id,
      version: before.version,
      fieldsToUpdate: { job_title: ' Head of pharmacy ', professional_society_membership: 'ESCMID' },
      specialty_ids: [5, 1],
      regional_experience: [{ id: 1, value: 'Africa', years_of_experience: '>10' }],
      registry_related_experience: [2],
      language_proficiency: [{ id: 2, proficiency: 3 }],
    })
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toEqual({ id: expert.id, version: before.version + 1, pending_email: null })
    expect(await application(expert.id)).toEqual({
      status: 'submitted',
      version: before.version + 1,
      answers: {
        ...expert.answers,
        job_title: 'Head of pharmacy',
        professional_society_membership: 'ESCMID',
        specialty_ids: [5, 1],
        regional_experience: [{ id: 1, value: 'Africa', years_of_experience: '>10' }],
        registry_related_experience: [2],
        language_proficiency: [{ id: 2, value: 'French', proficiency: 'Expert' }],
      },
    })
  })

  test('3.3 changes no fact of the team but the experience with registries', async () => {
    const facts = {
      level_of_expertise_id: 1,
      level_of_expertise_other: 'Senior',
      work_experience: 'Twelve years',
      general_availability_time: '6 months',
      declaration_of_honour: true,
    }
    const { expert, browser, edit } = await openEditor(api, { general_availability_time: '3 months' })
    const related = { registry_related_experience: [2] }
    const other = { registry_related_experience_other: 'Training' }
    const answer = await edit({ fieldsToUpdate: { ...facts, ...other }, ...related })
    expect(answer.statusCode).toBe(200)
    const allowed = { ...related, ...other }
    expect((await application(expert.id)).answers).toEqual({ ...expert.answers, ...allowed })
    const record = await browser.call('GET', `${experts}/get-by-email-hash/${expert.hash}`)
    expect(record.json()).toMatchObject({ general_availability_time: '3 months', ...allowed })
    // Values that no form would accept do not stop the applicant’s own changes.
    const mixed = { job_title: 'Head of pharmacy', level_of_expertise_id: 'chief', work_experience: null }
    expect((await edit({ fieldsToUpdate: mixed })).statusCode).toBe(200)
    expect((await application(expert.id)).answers).toEqual({
      ...expert.answers,
      ...allowed,
      job_title: 'Head of pharmacy',
    })
  })

  test('removes an answer with null, unless it is required', async () => {
    const { expert, edit } = await openEditor(api, { specialty_other: 'Tropical medicine' })
    expect((await edit({ fieldsToUpdate: { specialty_other: null } })).statusCode).toBe(200)
    expect((await application(expert.id)).answers).not.toHaveProperty('specialty_other')
    const refused = await edit({ fieldsToUpdate: { motivation: null, consent: false }, specialty_ids: [] })
    expect(refused.statusCode).toBe(422)
    expect(refused.json().errors).toEqual({
      motivation: 'required',
      consent: 'must_accept',
      specialty_ids: 'required',
    })
  })

  test('is confirmed by a mail that names the changed questions without their answers', async () => {
    const { expert, edit } = await openEditor(api)
    await edit({ fieldsToUpdate: { job_title: 'Buy pills at spam.example' } })
    const mail = await lastMail(api.database.store, expert.id)
    expect(mail?.recipient).toBe(expert.email)
    expect(mail?.text).toContain('Job title')
    for (const typed of ['spam.example', expert.answers.motivation]) {
      expect(mail?.text).not.toContain(typed)
    }
  })

  test.each([
    [{ status: 'accepted' }, { status: 'unknown_field' }],
    [{ name: 'Ama' }, { name: 'unknown_field' }],
    [
      { fieldsToUpdate: { status: 'accepted', version: 9 } },
      { status: 'unknown_field', version: 'unknown_field' },
    ],
    [{ fieldsToUpdate: [] }, { fieldsToUpdate: 'invalid_type' }],
    [{ fieldsToUpdate: 'name' }, { fieldsToUpdate: 'invalid_type' }],
    [{ version: '1' }, { version: 'invalid_number' }],
    [{ id: '0b6f2a52-7c9e-4d0b-8f0f-3c1a5b7e9d21' }, { id: 'invalid_choice' }],
  ])('like %j is refused', async (body, errors) => {
    const { expert, edit } = await openEditor(api)
    const answer = await edit(body)
    expect(answer.statusCode).toBe(422)
    expect(answer.json()).toMatchObject({ code: 'invalid_answers', errors })
    expect((await application(expert.id)).answers).toEqual(expert.answers)
  })
})
