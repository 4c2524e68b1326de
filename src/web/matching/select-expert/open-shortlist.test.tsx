import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { click, find, findAll, mount, write } from '../../../../tests/harness/mount.ts'
import { matchPaths } from '../../../domain/api/matching-paths.ts'
import { apiPaths } from '../../../domain/api/paths.ts'
import { expertExample } from '../../../domain/forms/expert-example.ts'
import { hospitalExample } from '../../../domain/forms/hospital-example.ts'
import { candidateOf } from '../../../domain/matching/candidate.ts'
import { needOf } from '../../../domain/matching/need.ts'
import { scoreMatch } from '../../../domain/matching/score.ts'
import type { Shortlist } from '../../../domain/matching/shortlist.ts'
import { shownOfExpert } from '../../../domain/matching/shown-of-expert.ts'
import { en } from '../../../domain/messages/en.ts'
import { translator } from '../../../domain/messages/translate.ts'
import { ownCalls } from '../../applicants/own-calls.ts'
import { OpenShortlist } from './open-shortlist.tsx'

const { petals } = scoreMatch(needOf(hospitalExample), candidateOf(expertExample))
const expert = (name: string) => ({ id: name, ...shownOfExpert({ ...expertExample, name }), petals })

const open: Shortlist = {
  experts: [expert('Ama'), expert('Kofi'), expert('Mateo')],
  hospital_id: 'hospital',
  hospital_name: hospitalExample.name,
  status: 'open',
  chosen_id: null,
  chosen_at: null,
}
const choice = { status: 'chosen', chosen_id: 'Kofi', chosen_at: '2026-11-14T21:00:00.000Z' } as const
const chosen: Shortlist = { ...open, ...choice, experts: [expert('Kofi')] }

const line = vi.fn<(path: string, request: RequestInit) => Promise<Response>>()
const answer = (status: number, body: object = {}) =>
  line.mockImplementationOnce(async () => Response.json(body, { status }))

const link = { hash: 'hash', apiPath: apiPaths.hospitalApplications, recordPath: matchPaths.shortlist }
const calls = ownCalls(link.apiPath, link.recordPath, link.hash)
const leave = vi.spyOn(window.location, 'assign').mockImplementation(() => {})
const lock = vi.fn()

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', line)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.clearAllMocks()
  line.mockReset()
})

const page = (sent: Shortlist) => (
  <OpenShortlist
    t={translator('en', en)}
    locale="en"
    {...link}
    homeHref="/"
    email="coordinator@aster.example"
    sent={sent}
    calls={calls}
    onLock={lock}
    onClose={() => {}}
  />
)

const button = (on: HTMLElement, name: string) => {
  const found = findAll(on, 'button').find(({ textContent }) => textContent === name)
  if (!found) throw new Error(`There is no button '${name}'`)
  return found
}
const choose = (on: HTMLElement, id: string) => click(find(on, `input[value=${id}]`))
const dialog = (on: HTMLElement) => findAll<HTMLDialogElement>(on, 'dialog').find((one) => one.open)

/** Presses, and waits for what the server says. */
async function press(on: HTMLElement, name: string) {
  click(button(on, name))
  await act(async () => vi.advanceTimersByTimeAsync(0))
}

/** With Kofi chosen and the dialog open. */
function asked() {
  const { page: shown, show } = mount(page(open))
  choose(shown, 'Kofi')
  click(button(shown, 'Confirm Selection'))
  return { shown, show }
}

test('23.3 nothing is confirmed until somebody is chosen, and a press says why', () => {
  const { page: shown } = mount(page(open))
  const confirm = button(shown, 'Confirm Selection')
  expect(confirm.getAttribute('aria-disabled')).toBe('true')
  click(confirm)
  expect(find(shown, '[role=alert]').textContent).toBe('Please choose one of the experts first.')
  expect(dialog(shown)).toBeUndefined()
  choose(shown, 'Kofi')
  expect(find(shown, '[role=alert]').textContent).toBe('')
  expect(find(shown, '#choice').textContent).toContain('Your choice: Kofi Owusu')
  expect(confirm.getAttribute('aria-disabled')).toBeNull()
})

test('23.4 the dialog names the expert and warns of what becomes of the others; going back changes nothing', () => {
  const { shown } = asked()
  expect(dialog(shown)?.textContent).toContain('Confirm Kofi Owusu?')
  expect(dialog(shown)?.textContent).toContain(
    'The other suggested experts will automatically be told that they were not selected',
  )
  click(button(shown, 'Go back'))
  expect(dialog(shown)).toBeUndefined()
  expect(line).not.toHaveBeenCalled()
  expect(find<HTMLInputElement>(shown, 'input[value=Kofi]').checked).toBe(true)
})

test('23.5 a choice is sent as specified, thanked for, shown with its id for 3 s, and leads home after 7.5 s', async () => {
  const { shown, show } = asked()
  answer(200, { success: true })
  await press(shown, 'Confirm')
  const [path, request] = line.mock.calls[0] ?? []
  expect([request?.method, path]).toEqual(['PUT', '/api/UpdateExpertMatchStatus'])
  expect(JSON.parse(String(request?.body))).toEqual({
    hospitals_applications_id: 'hospital',
    hospital_name: 'District Teaching Hospital',
    experts_applications_id: 'Kofi',
    expert_name: 'Kofi Owusu',
  })
  expect(shown.textContent).toContain(
    'Thank you. Your expert selection was successful. You will be contacted by our administrators for the following steps.',
  )
  expect(document.activeElement?.textContent).toBe('You have chosen Kofi Owusu')
  expect(find(shown, '.snackbar').textContent).toBe('Selected expert: Kofi Owusu, Kofi')
  await act(async () => vi.advanceTimersByTimeAsync(3000))
  expect(shown.querySelector('.snackbar')).toBeNull()
  show(page(open)) // drawing it again begins nothing anew
  expect(shown.querySelector('.snackbar')).toBeNull()
  await act(async () => vi.advanceTimersByTimeAsync(4250))
  expect(shown.textContent).toContain('in 1 second.')
  expect(leave).not.toHaveBeenCalled()
  await act(async () => vi.advanceTimersByTimeAsync(250))
  expect(leave).toHaveBeenCalledExactlyOnceWith('/')
})

test('23.6 whoever wants to stay on the page stays', async () => {
  const { shown } = asked()
  answer(200, { success: true })
  await press(shown, 'Confirm')
  await act(async () => vi.advanceTimersByTimeAsync(5000))
  click(button(shown, 'Stay on this page'))
  await act(async () => vi.advanceTimersByTimeAsync(20_000))
  expect(leave).not.toHaveBeenCalled()
  expect(find(shown, '.success [role=status]').textContent).toBe('You stay on this page.')
})

test('23.7 a failure says so, keeps the choice, and the next attempt may succeed', async () => {
  const { shown } = asked()
  line.mockImplementationOnce(async () => Promise.reject(new TypeError('no line')))
  await press(shown, 'Confirm')
  const told = () => find(dialog(shown) ?? shown, '[role=alert]').textContent
  expect(told()).toContain('An error occurred while updating match status.')
  expect(told()).toContain('Please confirm it again when you are online.')
  answer(500, { code: 'unexpected' })
  await press(shown, 'Confirm')
  expect(told()).toContain('please write to coordinator@aster.example')
  answer(200, { success: true })
  await press(shown, 'Confirm')
  expect(find(shown, 'h1').textContent).toBe('You have chosen Kofi Owusu')
})

test('23.8 a session that has run out asks for the credentials again, and the choice is kept', async () => {
  const { shown } = asked()
  answer(401, { code: 'no_session' })
  await press(shown, 'Confirm')
  expect(lock).toHaveBeenCalledOnce()
  expect(dialog(shown)).toBeUndefined()
  expect(find<HTMLInputElement>(shown, 'input[value=Kofi]').checked).toBe(true)
  expect(find(shown, '[role=status]').textContent).toContain('Your shortlist is open again')
})

test('23.9 a choice that arrived although its answer was lost counts as made', async () => {
  const { shown } = asked()
  answer(409, { code: 'already_chosen' })
  answer(200, chosen)
  await press(shown, 'Confirm')
  expect(find(shown, 'h1').textContent).toBe('You have chosen Kofi Owusu')
})

test('23.9 where somebody else was faster, the page says who is chosen and when, and offers no choice', async () => {
  const { page: shown } = mount(page(open))
  choose(shown, 'Ama')
  click(button(shown, 'Confirm Selection'))
  answer(409, { code: 'already_chosen' })
  answer(200, chosen)
  await press(shown, 'Confirm')
  expect(find(shown, '.message').textContent).toMatch(/You have chosen Kofi Owusu.*14 November 2026/)
  expect(findAll(shown, 'input, dialog')).toEqual([])
})

test('23.9 where the shortlist has changed, the page shows it as it is now', async () => {
  for (const code of ['not_found', 'invalid_answers']) {
    const { shown } = asked()
    answer(code === 'not_found' ? 404 : 422, { code })
    answer(200, { ...open, experts: [expert('Ama'), expert('Mateo')] })
    await press(shown, 'Confirm')
    expect(findAll<HTMLInputElement>(shown, 'input').map(({ value }) => value)).toEqual(['Ama', 'Mateo'])
    expect(find(shown, '[role=status]').textContent).toContain('The shortlist has changed in the meantime')
    expect(button(shown, 'Confirm Selection').getAttribute('aria-disabled')).toBe('true')
  }
})

test('23.9 a shortlist that is closed says so', () => {
  const { page: shown } = mount(page({ ...open, experts: [], status: 'closed' }))
  expect(find(shown, '.message').textContent).toContain('This shortlist is closed')
  expect(findAll(shown, 'input, button')).toEqual([])
})

test('23.10 a hospital that none suits says why, and is told that the coordinators look again', async () => {
  const { page: shown } = mount(page(open))
  click(button(shown, 'None of these suits us'))
  await press(shown, 'Send to the coordinators')
  expect(find(shown, '.field .error').textContent).toBe('This field is required')
  expect(document.activeElement).toBe(find(shown, 'textarea'))
  write(find<HTMLTextAreaElement>(shown, 'textarea'), '  We need Portuguese. ')
  answer(500, { code: 'unexpected' })
  await press(shown, 'Send to the coordinators')
  expect(find(shown, 'dialog[open] [role=alert]').textContent).toContain('Nothing you typed is lost.')
  answer(200, { success: true })
  await press(shown, 'Send to the coordinators')
  const [path, request] = line.mock.lastCall ?? []
  expect([request?.method, path, request?.body]).toEqual([
    'POST',
    '/api/matches/none-suits',
    JSON.stringify({ reason: 'We need Portuguese.' }),
  ])
  expect(document.activeElement?.textContent).toBe('Thank you. We look again.')
})
