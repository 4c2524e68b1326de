import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { midtermReportForm } from '../../../src/domain/forms/midterm-report.ts'
import type { MatchStatus } from '../../../src/domain/matching/match-status.ts'
import { paths } from '../../../src/domain/paths.ts'
import { refuseShortlist } from '../../../src/services/matching/select-expert.ts'
import { keepCollaboration, keepRequest } from '../../harness/programme/kept-collaboration.ts'
import { type Office, openOffice } from '../office.ts'

let office: Office
let nia: Awaited<ReturnType<Office['signedInAs']>>
beforeAll(async () => {
  office = await openOffice()
  nia = await office.signedInAs('coordinator')
}, 60_000)
afterAll(() => office.close())

const db = () => office.store.db
beforeEach(() => db().deleteFrom('application').execute())

const keep = (status: MatchStatus, name = 'Baobab Hospital') =>
  keepCollaboration(office.store, status, { hospital: { name } })

async function open(path: string, { browser } = nia) {
  const { status, html } = await browser.open(path)
  expect(status).toBe(200)
  return html.replaceAll('<!-- -->', '')
}

/** The stages of the board, each with its count and the names it shows. */
function stagesIn(html: string): Record<string, [count: number, names: string[]]> {
  const stages = [...html.matchAll(/<section class="stage" aria-label="([^"]*)">(.*?)<\/section>/gs)]
  return Object.fromEntries(
    stages.map(([, title = '', inside = '']) => [
      title,
      [
        Number(/<span>(\d+)<\/span><\/h3>/.exec(inside)?.[1]),
        [...inside.matchAll(/class="ticket__title"><bdi>([^<]*)/g)].map(([, name = '']) => name),
      ],
    ]),
  )
}
const rows = (html: string) =>
  [...html.matchAll(/<th role="rowheader"[^>]*><a [^>]*>([^<]*)</g)].map(([, name]) => name)

describe('25.1 the board', () => {
  test('shows every request once, by its stage, with their counts', async () => {
    await keepRequest(office.store, 'eligible', [], { name: 'New Hospital' })
    await keepRequest(office.store, 'eligible', ['invited', 'interested', 'declined'], { name: 'Asking' })
    await keepRequest(office.store, 'withdrawn', ['ended_early', 'ended_early'], { name: 'Gone' })
    for (const status of ['shortlisted', 'selected', 'active', 'completed'] as const) {
      await keep(status, `${status} hospital`)
    }
    const stages = stagesIn(await open(paths.adminBoard()))
    expect(stages).toMatchObject({
      'New request': [1, ['New Hospital']],
      Shortlisting: [1, ['Asking']],
      'Hospital chooses': [1, ['shortlisted hospital']],
      Chosen: [1, ['selected hospital']],
      'Working together': [1, ['active hospital']],
      Completed: [1, ['completed hospital']],
      'Request closed': [1, ['Gone']],
    })
  })

  test('shows hospitals without an expert first', async () => {
    const { id } = await keep('active', 'Left Hospital')
    expect(await open(paths.adminBoard())).not.toContain('Without an expert</h2>')
    await db().updateTable('match').set({ status: 'ended_early' }).where('id', '=', id).execute()
    const html = await open(paths.adminBoard())
    expect(html.indexOf('Without an expert</h2>')).toBeLessThan(html.indexOf('Before the choice'))
    expect(html).toContain('Left Hospital')
  })

  test('marks overdue answers, choices and reports', async () => {
    const asked = await keep('invited')
    const token = { token_digest: Buffer.alloc(32), answer_by: new Date(Date.now() - 86_400_000) }
    await db()
      .insertInto('match_invitation')
      .values({ match_id: asked.id, ...token })
      .execute()
    const sent = await keep('shortlisted')
    const moved_at = new Date(Date.now() - 8 * 86_400_000)
    await db().updateTable('match').set({ moved_at }).where('id', '=', sent.id).execute()
    await keep('active')
    const html = await open(paths.adminBoard())
    for (const words of ['Answer overdue', 'Shortlist unanswered', 'Mid-term report overdue'])
      expect(html.split(words), words).toHaveLength(2)
    expect(html.match(/class="late"/g)).toHaveLength(3)
  })

  test('is filtered by search, country and coordinator', async () => {
    const { hospitalId } = await keep('selected', 'Hôpital du Lac')
    await keepCollaboration(office.store, 'selected', {
      hospital: { name: 'Savanna Gate', country: 'Kenya' },
      expert: { name: 'Zoë' },
    })
    await db().updateTable('application').set({ assignee_id: nia.id }).where('id', '=', hospitalId).execute()
    const chosen = async (query: string) =>
      stagesIn(await open(`${paths.adminBoard()}?${query}`)).Chosen?.[1] ?? 'nothing'
    expect(await chosen('search=hopital')).toEqual(['Hôpital du Lac'])
    expect(await chosen('search=zoe')).toEqual(['Savanna Gate'])
    expect(await chosen('country=Kenya')).toEqual(['Savanna Gate'])
    expect(await chosen('assignee=me')).toEqual(['Hôpital du Lac'])
    expect(await open(`${paths.adminBoard()}?assignee=me&country=Ghana`)).toMatch(
      /country=Ghana&amp;assignee=me" aria-current="page">Mine</,
    )
    expect(await chosen('assignee=none')).toEqual(['Savanna Gate'])
    expect(await chosen('search=nobody')).toBe('nothing')
  })

  test('shows six of a stage, and the whole list paginated without gaps', async () => {
    for (let at = 0; at < 53; at++) await keepRequest(office.store, 'eligible', ['interested'])
    const board = stagesIn(await open(paths.adminBoard())).Shortlisting
    expect([board?.[0], board?.[1].length]).toEqual([53, 6])
    for (const stage of ['asking', 'interested']) {
      const first = await open(`${paths.adminBoard()}?stage=${stage}`)
      const next = /href="[^"]*matches(\?[^"]*cursor=[^"]*)"/.exec(first)?.[1]?.replaceAll('&amp;', '&')
      const second = await open(`${paths.adminBoard()}${next}`)
      const opened = [...(first + second).matchAll(/matches\/([\da-f-]{36})"/g)].map(([, id]) => id)
      expect([rows(first).length, rows(second).length, new Set(opened).size], stage).toEqual([50, 3, 53])
    }
  })
})

describe('25.2 the page of a match', () => {
  test('shows both sides, the reasons for the match, signatures, letter and reports', async () => {
    const { id, hospitalId, expertId } = await keep('active')
    const answers = Object.fromEntries(
      Object.keys(midtermReportForm.fields).map((name) => [name, 'Two wards.']),
    )
    await db()
      .updateTable('report')
      .set({ status: 'submitted', answers, submitted_at: new Date() })
      .where('match_id', '=', id)
      .where('kind', '=', 'midterm_report')
      .execute()
    const html = await open(paths.adminMatch(id))
    for (const part of [
      paths.adminHospital(hospitalId),
      paths.adminExpert(expertId),
      'Speaks English. Level: Native.',
      'Nana Mensah, on',
      'Two wards.',
      'Overdue',
    ]) {
      expect(html, part).toContain(part)
    }
    const letter = /href="(\/api\/admin\/files\/[^"]*)"/.exec(html)?.[1] ?? ''
    const answer = await fetch(office.url + letter, { headers: { cookie: nia.cookie } })
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf'])
  })

  test('lets viewers read it, and offers them nothing to change', async () => {
    const { id } = await keep('selected')
    const viewer = await office.signedInAs('viewer')
    expect(await open(paths.adminMatch(id))).toContain('Confirm the choice')
    expect(await open(paths.adminMatch(id), viewer)).not.toContain('Confirm the choice')
  })

  test('does not exist for an unknown id', async () => {
    for (const id of ['none', crypto.randomUUID()]) {
      expect((await nia.browser.open(paths.adminMatch(id))).status).toBe(404)
    }
  })
})

describe('25.3 an action on a match', () => {
  const post = (id: string, fields: Record<string, string>) =>
    nia.browser.post(paths.adminMatch(id), { version: '1', ...fields })
  const statusOf = async (id: string) =>
    (await db().selectFrom('match').select('status').where('id', '=', id).executeTakeFirstOrThrow()).status

  test('is confirmed on the page afterwards', async () => {
    const { id } = await keep('agreement_signed')
    expect(await open(paths.adminMatch(id))).toMatch(/name="ends_on" [^>]*value="\d{4}-\d\d-\d\d"/)
    const begun = await post(id, { _action: 'begin', starts_on: '2027-01-01', ends_on: '2027-07-01' })
    expect([begun.status, await statusOf(id)]).toEqual([303, 'active'])
    expect(await open(`${paths.adminMatch(id)}?done=begin`)).toContain('The collaboration begins.')
  })

  test('can undo a choice within a day, also the rejection of all experts', async () => {
    const { id, hospitalId } = await keep('shortlisted')
    await refuseShortlist(office.store, { applicationId: hospitalId, kind: 'hospital' }, 'Too far away.')
    expect(await open(paths.adminMatch(id))).toContain('Take the choice back')
    const undone = await post(id, { _action: 'undo', version: '2' })
    expect([undone.status, await statusOf(id)]).toEqual([303, 'shortlisted'])
    const ended = await keep('not_selected')
    expect(await open(paths.adminMatch(ended.id))).not.toContain('Take the choice back')
  })

  test('redirects for an unknown match', async () => {
    for (const act of ['story', 'undo', 'confirm', 'waive'])
      expect([act, (await post('none', { act })).status]).toEqual([act, 303])
  })

  test('keeps the input when it is refused', async () => {
    const { id } = await keep('agreement_signed')
    const late = await post(id, { _action: 'begin', starts_on: '2027-07-01', ends_on: '2027-01-01' })
    expect(late.status).toBe(422)
    expect(late.html).toContain('The last day must come after the first day')
    expect(late.html).toContain('value="2027-07-01"')
    const stale = await post(id, { _action: 'end', version: '7', reason: 'She has moved.' })
    expect(stale.status).toBe(409)
    expect(stale.html).toContain('Somebody has changed this in the meantime.')
    expect(stale.html).toContain('She has moved.')
    expect(await statusOf(id)).toBe('agreement_signed')
  })

  test('25.20 records what came on paper, and shows it', async () => {
    const { id } = await keep('confirmed')
    const mistaken = await post(id, { _action: 'paper_expert', name: 'Ama Owusu', signed_on: '' })
    expect(mistaken.status).toBe(422)
    expect(mistaken.html).toContain('value="Ama Owusu"')
    const paper = { signed_on: new Date().toISOString().slice(0, 10), name: 'Ama Owusu' }
    for (const _action of ['paper_expert', 'paper_hospital', 'paper_letter']) {
      expect((await post(id, { _action, version: '1', ...paper })).status).toBe(303)
    }
    expect(await statusOf(id)).toBe('agreement_signed')
    const page = await open(paths.adminMatch(id))
    expect(page).toContain('Ama Owusu, on paper, signed on')
    expect(page).toContain('Letter of commitment on paper, recorded by')
  })

  test('25.21 moves the last day, and shows it in the history', async () => {
    const { id } = await keep('active')
    const moved = await post(id, {
      _action: 'lastDay',
      ends_on: '2029-05-01',
      reason: 'The rains came early.',
    })
    expect(moved.status).toBe(303)
    expect(await open(paths.adminMatch(id))).toContain('The rains came early.')
  })

  test('settles reports, and completes the match once all three are settled', async () => {
    const { id } = await keep('active')
    expect(await open(paths.adminMatch(id))).toContain(
      'Not settled yet: Mid-term report, Final report, Feedback report.',
    )
    for (const kind of ['midterm_report', 'final_report', 'feedback_report']) {
      const bare = await post(id, { _action: 'waive', kind, note: '' })
      expect(bare.html).toContain(`id="waive-${kind}-note"`)
      expect((await post(id, { _action: 'waive', kind, note: 'Told by telephone.' })).status).toBe(303)
    }
    expect((await post(id, { _action: 'complete' })).status).toBe(303)
    expect(await statusOf(id)).toBe('completed')
    expect(await open(paths.adminMatch(id))).toContain(`/api/admin/matches/${id}/certificate`)
    expect((await post(id, { _action: 'story' })).html).toContain('A story needs the consent of both')
  })
})
