import { describe, expect, test } from 'vitest'
import { fine, matchIn, refused } from '../../../tests/harness/matching/match-of-staff.ts'
import { keepCollaboration } from '../../../tests/harness/programme/kept-collaboration.ts'
import { coordinatorDesk } from '../../../tests/harness/review/coordinator-desk.ts'
import { agreementVersion } from '../../domain/programme/agreement.ts'

const desk = coordinatorDesk()

/** A confirmed match to which neither agreement nor letter has come yet. */
async function keepConfirmed() {
  const match = await keepCollaboration(desk.store, 'confirmed')
  const { version } = await matchIn(desk.store, match.id)
  return { ...match, seen: { id: match.id, version } }
}

/** The choice is confirmed today. */
const signed_on = new Date().toISOString().slice(0, 10)

describe('what came on paper', () => {
  test('25.20 is recorded with who recorded it and when it was signed, and completes the agreement', async () => {
    const { id, seen } = await keepConfirmed()
    const byHospital = { ...seen, side: 'hospital', name: ' Esi Mensah ', signed_on } as const
    expect(await desk.programme.recordAgreement(desk.staff, byHospital)).toMatchObject(fine)
    expect(await desk.programme.recordLetter(desk.staff, { ...seen, signed_on })).toMatchObject(fine)
    expect((await matchIn(desk.store, id)).status).toBe('confirmed')
    const byExpert = { ...seen, side: 'expert', name: 'Ama Owusu', signed_on } as const
    expect(await desk.programme.recordAgreement(desk.staff, byExpert)).toMatchObject(fine)
    const match = await matchIn(desk.store, id)
    expect(match.status).toBe('agreement_signed')
    const recorded = { signed_on, recorded_by: 'Nia Boateng' }
    expect(match.letter).toMatchObject({ upload_id: null, ...recorded })
    expect(match.agreements.find(({ side }) => side === 'hospital')).toMatchObject({
      name: 'Esi Mensah',
      text_version: agreementVersion,
      ...recorded,
    })
    const { db } = desk.store
    const entries = await db
      .selectFrom('audit')
      .select('action')
      .where('subject_id', '=', id)
      .orderBy('id')
      .execute()
    expect(entries.map(({ action }) => action)).toEqual([
      'match_agreement_recorded',
      'match_letter_recorded',
      'match_agreement_recorded',
      'match_signed',
    ])
  })

  test('25.20 needs a name and a day that has come, and is recorded once', async () => {
    const { seen } = await keepConfirmed()
    const side = 'expert' as const
    expect(
      await desk.programme.recordAgreement(desk.staff, { ...seen, side, name: ' ', signed_on: '' }),
    ).toEqual(refused('invalid_answers', { errors: { name: 'required', signed_on: 'required' } }))
    for (const [day, code] of [
      ['2026-02-30', 'invalid_time'],
      ['9998-01-01', 'out_of_range'],
      ['2020-01-01', 'too_early'],
    ]) {
      expect(await desk.programme.recordLetter(desk.staff, { ...seen, signed_on: day ?? '' })).toEqual(
        refused('invalid_answers', { errors: { signed_on: code } }),
      )
    }
    const order = { ...seen, side, name: 'Ama Owusu', signed_on }
    const outcomes = await Promise.all([
      desk.programme.recordAgreement(desk.staff, order),
      desk.programme.recordAgreement(desk.staff, order),
    ])
    expect(outcomes.map(({ ok }) => ok).sort()).toEqual([false, true])
    await desk.programme.recordLetter(desk.staff, { ...seen, signed_on })
    expect(await desk.programme.recordLetter(desk.staff, { ...seen, signed_on })).toEqual(
      refused('wrong_status'),
    )
  })

  test('25.20 is not recorded before the choice is confirmed, nor after the agreement is complete', async () => {
    for (const status of ['selected', 'active'] as const) {
      const { id } = await keepCollaboration(desk.store, status)
      const { version } = await matchIn(desk.store, id)
      expect(await desk.programme.recordLetter(desk.staff, { id, version, signed_on })).toEqual(
        refused('wrong_status'),
      )
    }
  })

  test('25.20 counts for the sides: neither is asked for it again', async () => {
    const { seen, hospitalId } = await keepConfirmed()
    await desk.programme.recordAgreement(desk.staff, {
      ...seen,
      side: 'hospital',
      name: 'Esi Mensah',
      signed_on,
    })
    await desk.programme.recordLetter(desk.staff, { ...seen, signed_on })
    const session = { applicationId: hospitalId, kind: 'hospital' } as const
    const own = await desk.programme.readOwnProgramme(session, 'en')
    expect(own).toMatchObject({
      value: {
        matches: [
          {
            tasks: [],
            agreement: { own: { name: 'Esi Mensah', accepted_at: `${signed_on}T00:00:00.000Z` } },
            letter: { href: null },
          },
        ],
      },
    })
  })

  test('25.28 is corrected until the collaboration begins, which the audit shows', async () => {
    const { id, seen } = await keepConfirmed()
    const order = { ...seen, side: 'expert', name: 'Ana Owusu', signed_on } as const
    const correction = { ...order, name: 'Ama Owusu', corrects: true }
    expect(await desk.programme.recordAgreement(desk.staff, correction)).toEqual(refused('wrong_status'))
    await desk.programme.recordAgreement(desk.staff, order)
    expect(await desk.programme.recordAgreement(desk.staff, correction)).toMatchObject(fine)
    await desk.programme.recordLetter(desk.staff, { ...seen, signed_on })
    expect(
      await desk.programme.recordLetter(desk.staff, { ...seen, signed_on, corrects: true }),
    ).toMatchObject(fine)
    expect((await matchIn(desk.store, id)).agreements).toMatchObject([{ name: 'Ama Owusu' }])
    const { db } = desk.store
    const entries = db.selectFrom('audit').select('action').where('subject_id', '=', id)
    expect(await entries.execute()).toHaveLength(4)
  })
})
