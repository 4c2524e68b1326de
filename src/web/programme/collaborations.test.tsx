import { act, useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { click, find, findAll, mount, write } from '../../../tests/harness/components/mount.ts'
import { programmeExample } from '../../domain/api/programme/programme-example.ts'
import { catalogueOf } from '../../domain/messages/catalogues.ts'
import { translator } from '../../domain/messages/translate.ts'
import type { OwnMatch, OwnProgramme, OwnReport } from '../../domain/programme/own-programme.ts'
import { Collaborations } from './collaborations.tsx'
import { forgetCollaborations } from './kept-on-device.ts'

const t = translator('en', catalogueOf('en'))
const [example] = programmeExample.matches as [OwnMatch]
const onLock = vi.fn()

/** Responses by method and path. */
let answers: Record<string, { status: number; body: object }[]>
let sent: { path: string; body: unknown }[]

beforeEach(() => {
  answers = {}
  sent = []
  onLock.mockClear()
  localStorage.clear()
  vi.stubGlobal('fetch', async (path: string, { method, body }: { method: string; body?: string }) => {
    if (body) sent.push({ path, body: JSON.parse(body) })
    const answer = answers[`${method} ${path}`]?.shift()
    if (!answer) throw new Error('There is no line')
    return new Response(JSON.stringify(answer.body), { status: answer.status })
  })
})
afterEach(() => vi.unstubAllGlobals())

const withMatch = (changes: Partial<OwnMatch>, more: Partial<OwnProgramme> = {}): OwnProgramme => ({
  ...programmeExample,
  ...more,
  matches: [{ ...example, reports: [], tasks: [], ...changes }],
})

function Page({ programme }: { programme: OwnProgramme }) {
  const [read, setRead] = useState(programme)
  return <Collaborations t={t} locale="en" programme={read} hash="link" onRead={setRead} onLock={onLock} />
}

const show = (programme: OwnProgramme) => mount(<Page programme={programme} />)

const button = (page: HTMLElement, name: string) =>
  findAll(page, 'button').find(({ textContent }) => textContent === name) as HTMLElement

const press = (page: HTMLElement, name: string) =>
  act(async () => {
    button(page, name).click()
  })

test('24.7 a hospital with a shortlist gets a link to it', () => {
  const { page } = show({ ...programmeExample, side: 'hospital', to_choose_from: 3, matches: [] })
  expect(page.textContent).toContain('We suggest 3 experts to you')
  expect(find(page, 'a').getAttribute('href')).toBe('/select-expert?h=link')
})

test('24.7 ‘not now’ asks for a reason; the confirmation gets the focus', async () => {
  const asked = withMatch({ status: 'invited', tasks: ['answer'], answer_by: '2026-11-22T08:00:00.000Z' })
  const { page } = show(asked)
  expect(page.textContent).toContain('Please answer by 22 November 2026')
  click(button(page, 'Not now'))
  expect(document.activeElement).toBe(find(page, 'input[type=radio]'))
  await press(page, 'Send: not now')
  expect(find(page, 'fieldset .error').textContent).toBe('This field is required')
  expect(sent).toEqual([])

  click(find(page, 'input[value=time]'))
  expect(page.querySelector('.error')).toBeNull()
  answers = {
    [`POST /api/matches/${example.id}/answer`]: [{ status: 200, body: { success: true } }],
    'GET /api/matches/mine': [{ status: 200, body: withMatch({ status: 'declined' }) }],
  }
  await press(page, 'Send: not now')
  expect(sent).toEqual([
    { path: `/api/matches/${example.id}/answer`, body: { answer: 'declined', reason: 'time', words: '' } },
  ])
  expect(page.textContent).toContain('You said ‘not now’')
  expect(document.activeElement?.textContent).toContain('Thank you. We have your answer')
})

test('24.7 an expired session asks for the PIN again without losing input', async () => {
  const { page } = show(withMatch({ status: 'confirmed', tasks: ['accept_agreement'] }))
  await press(page, 'Accept the agreement')
  expect(find(page, '.error').textContent).toBe('This field is required')
  expect(document.activeElement?.getAttribute('name')).toBe('agreement-name')
  const name = find<HTMLInputElement>(page, 'input[name=agreement-name]')
  write(name, 'Ama Owusu')
  await press(page, 'Accept the agreement')
  expect(page.textContent).toContain('There is no connection at the moment')

  answers = { [`POST /api/matches/${example.id}/agreement`]: [{ status: 401, body: { code: 'no_session' } }] }
  await press(page, 'Accept the agreement')
  expect(onLock).toHaveBeenCalledOnce()
  expect(name.value).toBe('Ama Owusu')
  expect(page.textContent).toContain('Please send it once more')
})

test('24.7 an action that comes too late shows the current status', async () => {
  const { page } = show(withMatch({ status: 'confirmed', tasks: ['accept_agreement'] }))
  write(find<HTMLInputElement>(page, 'input[name=agreement-name]'), 'Ama Owusu')
  answers = {
    [`POST /api/matches/${example.id}/agreement`]: [{ status: 409, body: { code: 'wrong_status' } }],
    'GET /api/matches/mine': [{ status: 200, body: withMatch({ status: 'ended_early' }) }],
  }
  await press(page, 'Accept the agreement')
  expect(page.textContent).toContain('Something has changed in the meantime')
  expect(page.textContent).toContain('The collaboration has ended early')
})

const report: OwnReport = {
  kind: 'final_report',
  is_own: true,
  status: 'due',
  due_on: '2020-01-01',
  submitted_at: null,
  settled_at: null,
  note: 'Please add figures.',
  answers: { activities: 'Sessions', changes: 'Some', next: 'A visit' },
}

test('24.8 a report is validated before it is sent, and stored on the device until then', async () => {
  const owing = withMatch({ status: 'active', tasks: ['send_report'], reports: [report] })
  const first = show(owing)
  expect(first.page.textContent).toContain('Was due by 1 January 2020')
  expect(first.page.textContent).toContain('Please add figures.')
  click(button(first.page, 'Write the final report'))
  expect(document.activeElement).toBe(find(first.page, '#activities'))
  click(button(first.page, 'Back'))
  expect(document.activeElement).toBe(button(first.page, 'Write the final report'))
  click(button(first.page, 'Write the final report'))
  expect(find<HTMLTextAreaElement>(first.page, '#activities').value).toBe('Sessions')
  write(find<HTMLTextAreaElement>(first.page, '#changes'), '')
  await press(first.page, 'Send the report')
  expect(findAll(first.page, '[role=alert] a').map((link) => link.getAttribute('href'))).toEqual(['#changes'])
  write(find<HTMLTextAreaElement>(first.page, '#changes'), 'Figures')
  first.unmount()

  const { page } = show(owing)
  click(button(page, 'Write the final report'))
  expect(find<HTMLTextAreaElement>(page, '#changes').value).toBe('Figures')
  answers = {
    [`POST /api/matches/${example.id}/reports/final_report`]: [{ status: 200, body: { success: true } }],
    'GET /api/matches/mine': [{ status: 200, body: withMatch({ status: 'active' }) }],
  }
  await press(page, 'Send the report')
  expect(sent.at(-1)?.body).toEqual({ ...report.answers, changes: 'Figures' })
  expect(page.textContent).toContain('Thank you. Your report is here')
  expect(localStorage.length).toBe(0)
})

test('24.8 signing out deletes report drafts from the device', () => {
  const { page } = show(withMatch({ status: 'active', reports: [report] }))
  click(button(page, 'Write the final report'))
  write(find<HTMLTextAreaElement>(page, '#next'), 'Half a sentence')
  expect(localStorage.length).toBe(1)
  forgetCollaborations([example.id])
  expect(localStorage.length).toBe(0)
})

test('24.9 a report that is settled shows the day on which it was', () => {
  const settled = {
    submitted_at: '2026-11-16T08:00:00.000Z',
    settled_at: '2026-11-17T08:00:00.000Z',
    note: null,
  }
  const accepted = { ...report, ...settled, status: 'accepted' } as const
  const waived = { ...report, ...settled, kind: 'midterm_report', status: 'waived' } as const
  const { page } = show(withMatch({ status: 'active', reports: [accepted, waived] }))
  expect(page.textContent).toContain('Accepted on 17 November 2026')
  expect(page.textContent).toContain('Not needed, as we decided on 17 November 2026')
})

test('24.5 a completed collaboration has a link to the certificate', () => {
  const { page } = show(withMatch({ status: 'completed', certificate: '/api/matches/x/certificate' }))
  expect(find(page, 'a[download]').getAttribute('href')).toBe('/api/matches/x/certificate')
})

test('2.44 ended collaborations are collapsed, unless a task is left or was just completed', async () => {
  const many: Partial<OwnMatch>[] = [
    { id: 'asked', status: 'invited', tasks: ['answer'], answer_by: '2026-11-22T08:00:00.000Z' },
    { id: 'due', status: 'ended_early', tasks: ['send_report'] },
    { id: 'done', status: 'completed' },
    { id: 'lost', status: 'not_selected' },
  ]
  const programme = (changes: Partial<OwnMatch> = {}): OwnProgramme => ({
    ...programmeExample,
    matches: many.map((each, at) => ({
      ...example,
      reports: [],
      tasks: [],
      ...each,
      ...(at === 0 && changes),
    })),
  })
  const { page } = show(programme())
  const inFold = () =>
    findAll(page, 'details article').map((article) => article.getAttribute('aria-labelledby'))
  expect(find(page, 'summary').textContent).toBe('Ended (2)')
  expect(inFold()).toEqual(['match-done', 'match-lost'])
  answers = {
    'POST /api/matches/asked/answer': [{ status: 200, body: { success: true } }],
    'GET /api/matches/mine': [{ status: 200, body: programme({ status: 'declined', tasks: [] }) }],
  }
  click(button(page, 'Not now'))
  click(find(page, 'input[value=time]'))
  await press(page, 'Send: not now')
  expect(inFold(), 'what was just answered stays in sight').toEqual(['match-done', 'match-lost'])
  expect(document.activeElement?.textContent).toContain('Thank you. We have your answer')

  const { page: one } = show(withMatch({ status: 'completed' }))
  expect(one.querySelector('summary')).toBeNull()
})
