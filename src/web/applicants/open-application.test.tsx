import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ownRecord } from '../../../tests/harness/applicants/own-record.ts'
import { click, find, findAll, mount, write } from '../../../tests/harness/components/mount.ts'
import { applicationCalls, recordCalls } from '../../domain/applicants/applicant-paths.ts'
import { expertForm } from '../../domain/forms/expert.ts'
import { expertExample } from '../../domain/forms/expert-example.ts'
import { en } from '../../domain/messages/en.ts'
import { translator } from '../../domain/messages/translate.ts'
import { readEditDraft } from './edit-draft.ts'
import { OpenApplication } from './open-application.tsx'
import { ownCalls } from './own-calls.ts'

const line = vi.fn<(path: string, request: RequestInit) => Promise<Response>>()
beforeEach(() => {
  localStorage.clear()
  history.replaceState(null, '', '?h=hash')
  vi.useFakeTimers()
  vi.stubGlobal('fetch', line)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  line.mockReset()
})

const sent = { ...ownRecord, ...expertExample }
const opened = (isOpen = true, record: object = sent) => (
  <OpenApplication
    form={expertForm}
    t={translator('en', en)}
    locale="en"
    titles={{ right: '{title}', wrong: 'Error: {title}' }}
    homeHref="/"
    sent={record}
    calls={ownCalls(applicationCalls.expert, recordCalls.expert, 'hash')}
    isOpen={isOpen}
    onLock={() => {}}
    onClose={() => {}}
  />
)
const field = (page: ParentNode, name: string) => find<HTMLInputElement>(page, `[name=${name}]`)
const button = (page: ParentNode, text: string) =>
  findAll(page, 'button').find(({ textContent }) => textContent?.startsWith(text)) as HTMLElement
const now = (page: ParentNode) => findAll(page, '[data-now] h2').map(({ textContent }) => textContent)
const later = (ms = 1000) => act(() => vi.advanceTimersByTimeAsync(ms))

test('4.23 editing has the steps of the form, each of which can be opened and saved', async () => {
  const { page } = mount(opened())
  expect(now(page)).toEqual(['Personal information'])
  expect(document.title).toBe('Edit your application: Personal information')
  const links = findAll<HTMLAnchorElement>(page, '.stepper > .stepper__list a')
  expect(links).toHaveLength(expertForm.steps.length - 1)
  click(links.at(-1) as HTMLElement)
  expect(now(page)).toEqual(['Submission'])
  expect(document.activeElement?.textContent).toBe('Submission')
  expect(location.search).toBe('?h=hash&step=submission')
  expect(button(page, 'Save changes')).toBeDefined()
  click(button(page, 'Show all questions on one page'))
  expect(now(page)).toHaveLength(expertForm.steps.length)
  expect(location.search).toBe('?h=hash&all=')
})

test('4.23 a mistake on another step leads to it when the changes are saved', async () => {
  const { page } = mount(opened())
  write(field(page, 'surname'), '')
  click(button(page, 'Next'))
  expect(now(page)).toEqual(['Professional information'])
  await act(async () => find<HTMLFormElement>(page, 'form').requestSubmit())
  expect(now(page)).toEqual(['Personal information'])
  expect(find(page, '#surname-error').textContent).toContain('This field is required')
  expect(line).not.toHaveBeenCalled()
})

test('4.24 unsaved changes survive leaving; they are shown as such and can be discarded', async () => {
  const first = mount(opened())
  write(field(first.page, 'job_title'), 'Dean')
  await later()
  expect(readEditDraft(ownRecord.id)?.changes).toEqual({ job_title: 'Dean' })
  expect(find(first.page, '.save-state').textContent).toBe('Your unsaved changes are kept on this device.')
  first.unmount()

  const { page } = mount(opened())
  expect(field(page, 'job_title').value).toBe('Dean')
  expect(page.textContent).toContain('You see changes that are not saved yet')
  click(button(page, 'Discard these changes'))
  click(button(page, 'Discard them'))
  await later()
  expect(field(page, 'job_title').value).toBe(expertExample.job_title)
  expect(readEditDraft(ownRecord.id)).toBeUndefined()
  expect(document.activeElement?.tagName).toBe('H1')
})

test('4.24 leaving at once keeps the last keystroke, and saving deletes the stored changes', async () => {
  const { page } = mount(opened())
  write(field(page, 'job_title'), 'Dean')
  act(() => void dispatchEvent(new Event('pagehide')))
  expect(readEditDraft(ownRecord.id)?.changes).toEqual({ job_title: 'Dean' })
  line.mockImplementation(async () => Response.json({ id: ownRecord.id, version: 4, pending_email: null }))
  await act(async () => find<HTMLFormElement>(page, 'form').requestSubmit())
  await later()
  expect(readEditDraft(ownRecord.id)).toBeUndefined()
  expect(document.title).toBe('Your form was successfully updated.')
})

test('4.25 consent ‘No’ leads to Withdraw and Erase instead of an error, and saves nothing', async () => {
  history.replaceState(null, '', '?h=hash&step=submission')
  const { page } = mount(opened())
  click(find(page, '[name=consent][value=no]'))
  const told = find(page, '[role=alert]')
  expect(told.textContent).toContain('Without your consent we cannot keep your application')
  expect(find(told, 'a').getAttribute('href')).toBe('#rights')
  expect(findAll(page, '.error')).toHaveLength(0)
  await act(async () => find<HTMLFormElement>(page, 'form').requestSubmit())
  expect(line).not.toHaveBeenCalled()
  click(find(page, '[name=consent][value=yes]'))
  expect(page.querySelector('[role=alert]')).toBeNull()
})

test('49.1 newer terms ask for the consent again before anything is saved', async () => {
  line.mockImplementation(async () => Response.json({ id: ownRecord.id, version: 4, pending_email: null }))
  const { consent: _, ...unanswered } = sent
  const terms = { path: '/terms/experts', since: '2026-11-18T08:00:00.000Z' }
  const { page } = mount(opened(true, { ...unanswered, terms }))
  expect(find(page, '.message').textContent).toContain('The new ones apply since 18 November 2026.')
  expect(find(page, '.message a').getAttribute('href')).toBe('/terms/experts')
  expect(page.textContent).not.toContain('Without your consent')

  write(field(page, 'job_title'), 'Head of pharmacy')
  await act(async () => find<HTMLFormElement>(page, 'form').requestSubmit())
  expect(find(page, '[role=alert]').textContent).toContain('You must accept the terms to proceed.')
  expect(line).not.toHaveBeenCalled()

  click(find(page, '[name=consent][value=yes]'))
  await act(async () => find<HTMLFormElement>(page, 'form').requestSubmit())
  const [, request] = line.mock.calls[0] ?? []
  expect(JSON.parse(String(request?.body)).fieldsToUpdate).toEqual({
    job_title: 'Head of pharmacy',
    consent: true,
  })
})

test('4.27 ‘Your application is open again’ is said after the dialog has closed', async () => {
  const { page, show } = mount(opened())
  show(opened(false))
  show(opened(true))
  expect(page.textContent).not.toContain('Your application is open again')
  await later()
  expect(find(page, '[role=status].message').textContent).toContain('Your application is open again')
})

test('9.34 ‘Back to my application’ opens the step that the address names', async () => {
  line.mockImplementation(async () => Response.json(sent))
  const { page } = mount(opened())
  click(findAll(page, '.stepper > .stepper__list a')[1] as HTMLElement)
  write(field(page, 'professional_society_membership'), 'ESCMID')
  await act(async () => find<HTMLFormElement>(page, 'form').requestSubmit())
  click(button(page, 'Back to my application'))
  await later()
  expect(location.search).toBe('?h=hash&step=motivation')
  expect(now(page)).toEqual(['Motivation and experience'])
})
