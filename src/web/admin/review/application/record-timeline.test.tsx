import { afterEach, expect, test, vi } from 'vitest'
import { click, find, findAll } from '../../../../../tests/harness/components/mount.ts'
import { stage, until } from '../../../../../tests/harness/review/desk-stage.tsx'
import { application, assignee } from '../../../../domain/api/review/review-examples.ts'
import { RecordTimeline } from './record-timeline.tsx'

afterEach(() => vi.unstubAllGlobals())

const entry = {
  ...{ kind: 'note', at: '2026-11-16T09:30:00.000Z', text: `Note by ${assignee.name}`, words: null },
  ...{ lines: [], fields: [], also: [], mails: [], href: null },
}

const mail = {
  ...{ id: 'm', recipient: 'ama@hospital.example', subject: 'Your PIN', locale: 'en', state: 'sent' },
  ...{ due_at: entry.at, sent_at: entry.at },
  parts: [
    { kind: 'paragraph', text: 'Here it is.' },
    { kind: 'facts', rows: [{ label: 'PIN', text: '', secret: true }] },
    { kind: 'link', label: 'Open it', href: '' },
  ],
}

const button = (page: HTMLElement, label: string) =>
  findAll(page, 'button').find(({ textContent }) => textContent === label) as HTMLElement

test('38.7 the record shows notes, changed answers and the texts of mails, without their secrets', async () => {
  const fields = [{ name: 'city', label: 'City', before: '', after: 'Kumasi' }]
  const entries = [
    { ...entry, id: '1', words: 'Rang twice.', href: '/admin/matches/x' },
    { ...entry, id: '2', kind: 'change', text: 'Answers changed', fields, lines: ['Reason: A slip.'] },
    { ...entry, id: '3', kind: 'mail', text: 'Mail', mails: [mail] },
  ]
  const { page } = stage(<RecordTimeline application={application} mayReview={false} />, {
    answers: { timeline: { body: { entries, cursor: null } } },
  })
  await until(() => page.querySelector('.record'))
  const [note, change, sent] = findAll(page, '.record > li')
  expect(note?.textContent).toContain('Rang twice.')
  expect(note?.querySelector('a')?.getAttribute('href')).toBe('/admin/matches/x')
  expect(change?.textContent).toContain('City: empty becomes→ Kumasi')
  expect(change?.textContent).toContain('Reason: A slip.')
  expect(sent?.querySelector('summary')?.textContent).toMatch(/Your PINTo ama@hospital.exampleSent/)
  expect(sent?.querySelector('.record__letter')?.textContent).toBe('Here it is.PINhiddenOpen it link, hidden')
  expect(page.querySelector('form'), 'a viewer writes no note').toBeNull()
})

test('38.5 older entries are added below, and the first of them is focused', async () => {
  const answers = {
    timeline: { body: { entries: [{ ...entry, id: '2' }], cursor: '1~1~a' as string | null } },
  }
  const { page, calls } = stage(<RecordTimeline application={application} mayReview />, { answers })
  await until(() => page.querySelector('.record'))
  answers.timeline = { body: { entries: [{ ...entry, id: '1' }], cursor: null } }
  click(button(page, 'Show older'))
  await until(() => findAll(page, '.record > li').length === 2)
  expect(calls.at(-1)?.path).toContain('cursor=1%7E1%7Ea')
  await until(() => document.activeElement === findAll(page, '.record > li')[1])
  expect(button(page, 'Show older')).toBeUndefined()
  click(button(page, 'Mails'))
  await until(() => calls.at(-1)?.path.endsWith('?part=mails'))
  expect(find(page, '[aria-pressed=true]').textContent).toBe('Mails')
})
