import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { certificatePath } from '../../../src/domain/api/programme/certificate-paths.ts'
import type { Answers } from '../../../src/domain/forms/engine/form.ts'
import { hospitalExample } from '../../../src/domain/forms/hospital-example.ts'
import type { MatchStatus } from '../../../src/domain/matching/match-status.ts'
import { limits } from '../../../src/domain/protection/rate-limits.ts'
import { publishContent } from '../../../src/services/content/publish-content.ts'
import { draftStory } from '../../../src/services/programme/draft-story.ts'
import { judgeFile } from '../../../src/services/uploads/pdf/judge-file.ts'
import { keepExpert, type OwnExpert } from '../../harness/applications/kept-expert.ts'
import { keepMatch } from '../../harness/matching/kept-match.ts'
import { keepRequest } from '../../harness/programme/kept-collaboration.ts'
import { makeStaff, signInAs } from '../../harness/staff/staff.ts'
import { type ApiApp, startApi } from '../api-app.ts'
import { signIn } from '../applicants/own-expert.ts'

let api: ApiApp
let expert: OwnExpert
beforeAll(async () => {
  api = await startApi()
  expert = await keepExpert(api.database.store)
})
afterAll(() => api.stop())

const db = () => api.database.store.db

/** A match of the expert with a new hospital. */
async function matched(status: MatchStatus, by = expert): Promise<string> {
  const { store } = api.database
  const { id: hospitalId } = await keepRequest(store)
  return (await keepMatch(store, hospitalId, status, { expertId: by.id })).id
}

async function reported(matchId: string, final: Answers, feedback: Answers): Promise<void> {
  const settled = { status: 'accepted', submitted_at: new Date(), settled_at: new Date() } as const
  for (const [kind, answers] of [
    ['final_report', final],
    ['feedback_report', feedback],
  ] as const) {
    const report = db().updateTable('report').where('match_id', '=', matchId).where('kind', '=', kind)
    await report.set({ ...settled, answers }).execute()
  }
}

describe('the certificate of a completed match', () => {
  test('26.6 is for its expert alone, with their link and PIN', async () => {
    const id = await matched('completed')
    const browser = await signIn(api.app, expert)
    const answer = await browser.call('GET', certificatePath('own', id))
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/pdf'])
    expect(answer.headers['content-disposition']).toMatch(
      /^attachment; .*aster-certificate-H-\d+-E-\d+\.pdf$/,
    )
    expect(await judgeFile(answer.rawPayload)).toBe('fine')

    const others = await signIn(api.app, await keepExpert(api.database.store))
    expect((await others.call('GET', certificatePath('own', id))).statusCode).toBe(404)
    expect((await api.app.inject({ url: certificatePath('own', id) })).statusCode).toBe(401)
  })

  test('26.6 exists only once the match is completed', async () => {
    const id = await matched('active')
    const answer = await (await signIn(api.app, expert)).call('GET', certificatePath('own', id))
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'wrong_status'])
  })

  test('30.11 is drawn at most 60 times in a quarter of an hour for one caller', async () => {
    const { cookie } = await signInAs(api.database.store, 'viewer')
    const path = certificatePath('staff', await matched('active'))
    const ask = () => api.app.inject({ url: path, headers: { cookie }, remoteAddress: '203.0.113.9' })
    const statuses = []
    for (let turn = 0; turn <= limits.drawing.most; turn++) statuses.push((await ask()).statusCode)
    expect([statuses.indexOf(429), statuses.at(-2)]).toEqual([60, 409])
  })

  test('26.6 is shown to staff who read applications', async () => {
    const { cookie } = await signInAs(api.database.store, 'viewer')
    const url = certificatePath('staff', await matched('completed'))
    const answer = await api.app.inject({ url, headers: { cookie } })
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['content-disposition']).toMatch(/^inline;/)
    expect((await api.app.inject({ url })).statusCode).toBe(401)
  })
})

const said = { story_consent: true, changes: 'Fewer days of meropenem.', next: 'A second ward.' }
const byHospital = { ...said, activities: 'Ward rounds.\n\nA <script>alert(1)</script> guideline.' }
const byExpert = {
  ...said,
  activities: 'Taught *twelve* nurses.',
  difficulties: 'The laboratory was closed.',
}

describe('a story from two reports', () => {
  test('26.7 is a draft with the texts of both, without the difficulties', async () => {
    const id = await matched('completed')
    await reported(id, byExpert, byHospital)
    const staff = await makeStaff(api.database.store, 'coordinator')
    const outcome = await draftStory(api.database.store, staff, id)
    if (!outcome.ok) throw new Error(outcome.refusal.code)
    const story = await db()
      .selectFrom('story')
      .selectAll()
      .where('id', '=', outcome.value.storyId)
      .executeTakeFirstOrThrow()
    expect(story).toMatchObject({
      status: 'draft',
      title: `Working together at ${hospitalExample.name}`,
      country_region: hospitalExample.country,
      country: hospitalExample.country,
      hospital: hospitalExample.name,
      support: hospitalExample.method_of_support,
      timeline: expect.stringMatching(/^\d{4}-\d\d \| Request received\n(.*\n)?\d{4}-\d\d \| Final report$/),
      synopsis: 'Fewer days of meropenem.',
    })
    expect(story.content).toContain('<p>Taught *twelve* nurses.</p>')
    expect(story.content).toContain('<p>A &lt;script&gt;alert(1)&lt;/script&gt; guideline.</p>')
    expect(story.content).not.toContain('laboratory was closed')
    const [entry] = await db().selectFrom('audit').selectAll().where('subject_id', '=', id).execute()
    expect(entry).toMatchObject({ action: 'match_story_drafted', staff_name: staff.name })
  })

  test('26.8 is drafted once: repeated and concurrent requests get the same one', async () => {
    const id = await matched('completed')
    await reported(id, byExpert, byHospital)
    const staff = await makeStaff(api.database.store, 'coordinator')
    const draft = () => draftStory(api.database.store, staff, id)
    const outcomes = [...(await Promise.all([draft(), draft(), draft()])), await draft()]
    const drafted = outcomes.map((outcome) => (outcome.ok ? outcome.value : undefined))
    expect(new Set(drafted.map((one) => one?.storyId)).size).toBe(1)
    expect(drafted.filter((one) => one?.isNew)).toHaveLength(1)
  })

  test.each([
    ['the expert', { ...byExpert, story_consent: false }, byHospital],
    ['the hospital', byExpert, { activities: 'Ward rounds.' }],
  ])('26.9 needs the consent of both: refused without %s', async (_, final, feedback) => {
    const id = await matched('completed')
    await reported(id, final, feedback)
    const staff = await makeStaff(api.database.store, 'coordinator')
    expect(await draftStory(api.database.store, staff, id)).toMatchObject({ refusal: { code: 'no_consent' } })
  })

  test('26.9 needs a match that is completed', async () => {
    const id = await matched('active')
    await reported(id, byExpert, byHospital)
    const staff = await makeStaff(api.database.store, 'coordinator')
    expect(await draftStory(api.database.store, staff, id)).toMatchObject({
      refusal: { code: 'wrong_status' },
    })
  })

  test('26.10 is deleted when one of them is erased, unless it was published', async () => {
    const leaving = await keepExpert(api.database.store)
    const staff = await makeStaff(api.database.store, 'coordinator')
    const stories = []
    for (const isPublished of [false, true]) {
      const id = await matched('completed', leaving)
      await reported(id, byExpert, byHospital)
      const outcome = await draftStory(api.database.store, staff, id)
      const storyId = outcome.ok ? outcome.value.storyId : ''
      if (isPublished) await publishContent(api.database.store, 'story', storyId, staff)
      stories.push(storyId)
    }
    await (await signIn(api.app, leaving)).call('DELETE', `/api/experts-applications/${leaving.id}`)
    const left = await db().selectFrom('story').select('id').where('id', 'in', stories).execute()
    expect(left).toEqual([{ id: stories[1] }])
  })
})
