import { expect, test } from 'vitest'
import { ownRecord as record } from '../../../tests/harness/applicants/own-record.ts'
import { click, find, findAll, mount } from '../../../tests/harness/components/mount.ts'
import { programmeExample } from '../../domain/api/programme/programme-example.ts'
import { expertForm } from '../../domain/forms/expert.ts'
import { catalogueOf } from '../../domain/messages/catalogues.ts'
import { translator } from '../../domain/messages/translate.ts'
import type { OwnMatch, OwnProgramme } from '../../domain/programme/own-programme.ts'
import { EditEnding } from './edit-ending.tsx'
import type { OwnCalls } from './own-calls.ts'
import { Rights } from './own-data.tsx'
import type { useEditor } from './use-editor.ts'

const t = translator('en', catalogueOf('en'))
const calls = {} as OwnCalls
const editor = {} as ReturnType<typeof useEditor>
const [example] = programmeExample.matches as [OwnMatch]

const withStatus = (status: OwnMatch['status'], name = 'Baobab District Hospital'): OwnMatch => ({
  ...example,
  status,
  other: { ...example.other, name },
})

/** The consequences that the confirmation lists. */
function consequences(act: string, programme?: OwnProgramme): string[] {
  const { page } = mount(<Rights form={expertForm} {...{ t, calls, record, editor, programme }} />)
  const button = findAll(page, 'button').find(({ textContent }) => textContent === act)
  if (!button) throw new Error(`No button: ${act}`)
  click(button)
  return findAll(find(page, 'dialog'), 'li').map(({ textContent }) => textContent)
}

test.each(['Withdraw my application', 'Erase my data'])(
  '6.15 before ‘%s’ an expert reads which collaborations, shortlists and questions end',
  (act) => {
    const matches = [
      withStatus('active'),
      withStatus('selected', 'Ferry Clinic'),
      withStatus('shortlisted'),
      withStatus('shortlisted'),
      withStatus('invited'),
      withStatus('completed'),
    ]
    expect(consequences(act, { ...programmeExample, side: 'expert', to_choose_from: 0, matches })).toEqual([
      'You work with Baobab District Hospital now. The collaboration ends, and we tell them.',
      'You are about to work with Ferry Clinic. It does not begin, and we tell them.',
      'You were put on the shortlists of 2 hospitals. They can no longer choose you. We tell those that still choose.',
      'We asked you about one request. It goes on without you.',
    ])
  },
)

test('6.15 a hospital reads that its shortlist closes', () => {
  const programme = { ...programmeExample, side: 'hospital', to_choose_from: 3, matches: [] } as const
  expect(consequences('Withdraw my application', { ...programme, matches: [] })).toEqual([
    'You can still choose among 3 experts. Your shortlist closes, and we tell those who know of it.',
  ])
})

test('6.15 if no match ends, the confirmation mentions none', () => {
  expect(consequences('Withdraw my application')).toEqual([])
  const matches = [withStatus('completed')]
  expect(
    consequences('Withdraw my application', { ...programmeExample, to_choose_from: 0, matches }),
  ).toEqual([])
})

test('17.9 the edit page says how long a withdrawn application stays', () => {
  const said = 'Your data stay with us for 18 months, unless you erase them before.'
  const kept = { ...record, kept_months: 18 }
  expect(
    mount(<Rights form={expertForm} {...{ t, calls, editor }} record={kept} />).page.textContent,
  ).toContain(said)
  const none = () => {}
  const ending = {
    ending: 'withdrawn',
    keptMonths: 18,
    homeHref: '/',
    onReopen: none,
    onClose: none,
  } as const
  expect(mount(<EditEnding form={expertForm} t={t} {...ending} />).page.textContent).toContain(said)
})

test('9.34 the edit page names the step on which one’s files are', () => {
  const files = [{ field: 'resume', key: 'k', name: 'cv.pdf', size: 1, href: '/cv' }]
  const { page } = mount(<Rights form={expertForm} {...{ t, calls, editor }} record={{ ...record, files }} />)
  expect(page.textContent).toContain('Your PDF files are under ‘View’ in ‘Motivation and experience’.')
})
