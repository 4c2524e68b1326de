import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { click, find, findAll, mount, write } from '../../../../tests/harness/components/mount.ts'
import {
  answer,
  line,
  offeredExpert,
  offeredPage,
  shortlistOf,
} from '../../../../tests/harness/matching/offered-experts.tsx'
import type { Shortlist } from '../../../domain/matching/shortlist.ts'

const open = shortlistOf({ Ama: 'free', Kofi: 'free', Mateo: 'free' })
const choice = { status: 'chosen', chosen_id: 'Kofi', chosen_at: '2026-11-14T21:00:00.000Z' } as const
const chosen: Shortlist = { ...open, ...choice, experts: [offeredExpert('Kofi')] }

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

const page = (sent: Shortlist) => offeredPage(sent, lock)

const button = (on: HTMLElement, name: string) => {
  const found = findAll(on, 'button').find(({ textContent }) => textContent === name)
  if (!found) throw new Error(`There is no button '${name}'`)
  return found
}
const choose = (on: HTMLElement, id: string) => click(find(on, `input[value=${id}]`))
const dialog = (on: HTMLElement) => findAll<HTMLDialogElement>(on, 'dialog').find((one) => one.open)

/** Clicks a button, and waits for the response. */
async function press(on: HTMLElement, name: string) {
  click(button(on, name))
  await act(async () => vi.advanceTimersByTimeAsync(0))
}

/** The page with Kofi chosen and the dialog open. */
function asked() {
  const { page: shown, show } = mount(page(open))
  choose(shown, 'Kofi')
  click(button(shown, 'Confirm Selection'))
  return { shown, show }
}

test('23.3 Confirm is disabled until an expert is chosen, and a click says why', () => {
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

test('23.4 the dialog names the expert and the consequences for the others; going back changes nothing', () => {
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

test('23.5 a choice is sent as specified; thanks stay until the reader leaves', async () => {
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
  expect(document.title).toBe('You have chosen Kofi Owusu · ASTER')
  expect(find(shown, '.snackbar').textContent).toBe('Selected expert: Kofi Owusu')
  await act(async () => vi.advanceTimersByTimeAsync(3000))
  expect(shown.querySelector('.snackbar')).toBeNull()
  show(page(open)) // rendering again restarts no timer
  expect(shown.querySelector('.snackbar')).toBeNull()
  await act(async () => vi.advanceTimersByTimeAsync(60_000))
  expect(leave).not.toHaveBeenCalled()
  expect(find(shown, 'a[href="/"]').textContent).toBe('Go to Homepage')
})

test('23.7 a failure is shown, the choice is kept, and the next attempt may succeed', async () => {
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

test('23.8 an expired session asks for the credentials again, and the choice is kept', async () => {
  const { shown } = asked()
  answer(401, { code: 'no_session' })
  await press(shown, 'Confirm')
  expect(lock).toHaveBeenCalledOnce()
  expect(dialog(shown)).toBeUndefined()
  expect(find<HTMLInputElement>(shown, 'input[value=Kofi]').checked).toBe(true)
  expect(find(shown, '[role=status]').textContent).toContain('Your shortlist is open again')
})

test('23.9 a choice counts as made if it arrived but its response was lost', async () => {
  const { shown } = asked()
  answer(409, { code: 'already_chosen' })
  answer(200, chosen)
  await press(shown, 'Confirm')
  expect(find(shown, 'h1').textContent).toBe('You have chosen Kofi Owusu')
  expect(shown.textContent).not.toContain('did not count')
})

test('23.9 after a concurrent choice, the page shows the chosen expert and the time, and offers no choice', async () => {
  const { page: shown } = mount(page(open))
  choose(shown, 'Ama')
  click(button(shown, 'Confirm Selection'))
  answer(409, { code: 'already_chosen' })
  answer(200, chosen)
  await press(shown, 'Confirm')
  const [lost, made] = findAll(shown, '.message').map(({ textContent }) => textContent)
  expect(lost).toMatch(
    /already chosen Kofi Owusu.*14 November 2026 at 21:00.*choice of Ama Owusu did not count/,
  )
  expect(made).toMatch(/You have chosen Kofi Owusu.*14 November 2026/)
  expect(findAll(shown, 'input, dialog')).toEqual([])
})

test('23.16 rejecting all experts after a choice has no effect, and the page says so', async () => {
  const { page: shown } = mount(page(open))
  choose(shown, 'Kofi')
  click(button(shown, 'None of these suits us'))
  write(find<HTMLTextAreaElement>(shown, 'textarea'), 'We need Portuguese.')
  answer(409, { code: 'already_chosen' })
  answer(200, chosen)
  await press(shown, 'Send to the coordinators')
  expect(find(shown, '.message').textContent).toContain('none of the experts suits did not count')
})

test('23.9 if the shortlist has changed, the page shows the new one', async () => {
  for (const code of ['not_found', 'invalid_answers']) {
    const { shown } = asked()
    answer(code === 'not_found' ? 404 : 422, { code })
    answer(200, { ...open, experts: [offeredExpert('Ama'), offeredExpert('Mateo')] })
    await press(shown, 'Confirm')
    expect(findAll<HTMLInputElement>(shown, 'input').map(({ value }) => value)).toEqual(['Ama', 'Mateo'])
    expect(find(shown, '[role=status]').textContent).toContain('The shortlist has changed in the meantime')
    expect(find(shown, '[role=status]').textContent).toContain('Kofi Owusu cannot help any more')
    expect(button(shown, 'Confirm Selection').getAttribute('aria-disabled')).toBe('true')
  }
})

test('23.9 a shortlist that is closed says so', () => {
  const { page: shown } = mount(page({ ...open, experts: [], status: 'closed' }))
  expect(find(shown, '.message').textContent).toContain('This shortlist is closed')
  expect(findAll(shown, 'input, button')).toEqual([])
})

test('23.10 a hospital can reject all experts with a reason, and sees that the search goes on', async () => {
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
