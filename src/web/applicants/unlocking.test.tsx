import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { click, find, findAll, mount, write } from '../../../tests/harness/components/mount.ts'
import { matchPaths } from '../../domain/api/matching/matching-paths.ts'
import { apiPaths } from '../../domain/api/paths.ts'
import { en } from '../../domain/messages/en.ts'
import { translator } from '../../domain/messages/translate.ts'
import { noteSession } from './open-session.ts'
import { Unlocking } from './unlocking.tsx'

const line = vi.fn<(path: string, request: RequestInit) => Promise<Response>>()

beforeEach(() => {
  localStorage.clear()
  vi.stubGlobal('fetch', line)
})
afterEach(() => {
  vi.unstubAllGlobals()
  line.mockReset()
})

const says = {
  title: 'selectExpert.title',
  again: 'selectExpert.again',
  noScript: 'selectExpert.noScript',
} as const
const calls = () => line.mock.calls.map(([path]) => path)
const isAsked = (page: ParentNode) => page.querySelector('dialog')?.open ?? false

async function open(wantsPin = false) {
  const { page } = mount(
    <Unlocking
      t={translator('en', en)}
      locale="en"
      hash="hash"
      apiPath={apiPaths.hospitalApplications}
      recordPath={matchPaths.shortlist}
      homeHref="/"
      linkHref="/my-link"
      wantsPin={wantsPin}
      email="coordinator@aster.example"
      load={async () => () => <h1>Opened</h1>}
      says={says}
      veiled={<p>Veiled</p>}
    />,
  )
  await act(async () => {})
  return page
}

test('23.14 a browser with a session opens the page without asking', async () => {
  noteSession()
  line.mockImplementation(async () => Response.json({}))
  const page = await open()
  expect(calls()).toEqual([`${matchPaths.shortlist}/hash`])
  expect([isAsked(page), find(page, '.editing').textContent]).toEqual([false, 'Opened'])
})

test('23.14 an expired session, or one of another application, asks for the PIN', async () => {
  for (const [status, code] of [
    [404, 'not_found'],
    [401, 'no_session'],
  ] as const) {
    noteSession()
    line.mockImplementation(async () => Response.json({ code }, { status }))
    const page = await open()
    expect([isAsked(page), find(page, '.editing').textContent]).toEqual([true, 'Veiled'])
  }
  expect(localStorage.length).toBe(0)
})

test('23.14 without a session nothing is asked of the server', async () => {
  expect(isAsked(await open())).toBe(true)
  expect(calls()).toEqual([])
})

test('6.10 the link of a mail to a new PIN offers it in one click, and sends none by itself', async () => {
  line.mockImplementation(async () => Response.json({ success: true }))
  const page = await open(true)
  expect(calls()).toEqual([])
  expect(page.querySelector('input')).toBeNull()
  const [send] = findAll(page, 'dialog button')
  expect(send?.textContent).toBe('Send me a new PIN')
  click(send as HTMLElement)
  await act(async () => {})
  expect(calls()).toEqual([`${apiPaths.hospitalApplications}/send-new-pin`])
  expect(find(page, '[role=status]').textContent).toContain('a new PIN is on its way')
  expect(document.activeElement?.id).toBe('own-email')
})

test('4.30 a wrong PIN marks its field and describes it', async () => {
  line.mockImplementation(async () => Response.json({ code: 'wrong_credentials' }, { status: 401 }))
  const page = await open()
  const pin = find<HTMLInputElement>(page, '#own-pin')
  write(find<HTMLInputElement>(page, '#own-email'), 'ama@hospital.example')
  write(pin, '042917')
  await act(async () => find<HTMLFormElement>(page, 'dialog form').requestSubmit())
  expect(pin.getAttribute('aria-invalid')).toBe('true')
  const about = (pin.getAttribute('aria-describedby') ?? '').split(' ')
  const said = about.map((id) => document.getElementById(id)?.textContent).join()
  expect(said).toContain('Invalid email or PIN. Please try again.')
  expect(find(page, 'dialog').textContent).toContain('stays open for 2 hours at most')
  expect(find(page, 'dialog').textContent?.split('Invalid email or PIN').length).toBe(2)
})

test('4.51 a new PIN empties the field of the old one', async () => {
  line.mockImplementation(async () => Response.json({ success: true, usable_in_seconds: 900 }))
  const page = await open()
  const pin = find<HTMLInputElement>(page, '#own-pin')
  write(pin, '042917')
  const asks = findAll(page, 'dialog button').find(({ textContent }) => textContent === 'Send me a new PIN')
  click(asks as HTMLElement)
  await act(async () => {})
  expect([pin.value, document.activeElement]).toEqual(['', pin])
  expect(find(page, '[role=status]').textContent).toContain('you can use the new one in 15 minutes')
})

test.each(['wrong_credentials', 'too_many_attempts', 'not_found'])(
  '6.16 beside a refusal (%s) the dialog offers the link again, in the same words',
  async (code) => {
    line.mockImplementation(async () => Response.json({ code }, { status: 401 }))
    const page = await open()
    for (const [id, value] of [
      ['own-email', 'ama@hospital.example'],
      ['own-pin', '042917'],
    ] as const)
      write(find<HTMLInputElement>(page, `#${id}`), value)
    await act(async () => find<HTMLFormElement>(page, 'dialog form').requestSubmit())
    const beside = find(page, '[role=alert]').nextElementSibling
    expect(beside?.textContent).toBe('A newer link may have replaced this one. Send me my link again')
    expect(findAll(page, 'dialog a').map((link) => link.getAttribute('href'))).toEqual(['/my-link'])
  },
)
