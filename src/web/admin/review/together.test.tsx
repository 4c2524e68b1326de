import { afterEach, expect, test, vi } from 'vitest'
import { click, find, findAll, write } from '../../../../tests/harness/components/mount.ts'
import { stage, until } from '../../../../tests/harness/review/desk-stage.tsx'
import { page as listed, otherId, previews } from '../../../domain/api/review/review-examples.ts'
import { reviewPaths } from '../../../domain/api/review/review-paths.ts'
import { paths } from '../../../domain/paths.ts'
import { screens } from './screens.tsx'

afterEach(() => vi.unstubAllGlobals())

const [row] = listed.rows
const [preview] = previews.moves
if (!row || !preview) throw new Error('The examples are empty')
const rows = [
  { ...row, status: 'submitted' as const, name: 'Ama Owusu' },
  { ...row, id: otherId, status: 'submitted' as const, name: 'Kofi Mensah' },
]
const seen = (changes: object) => ({ ...preview, from: 'submitted', moved_by: null, ...changes })
const before = { moves: [seen({}), seen({ id: otherId })] }
const taken = { from: 'in_review', moved_by: 'Carl', version: 4 }

/** Moves both to Declined; by then the server answers with `later`. */
async function declineBoth(later: Parameters<typeof stage>[1]['answers']) {
  const { answers, ...shown } = await previewBoth(before)
  Object.assign(answers, later)
  click(shown.button('Move 2 applications'))
  return shown
}

/** Selects both, and opens the dialog for Declined. */
async function previewBoth(preview: object) {
  const answers: Parameters<typeof stage>[1]['answers'] = {
    [reviewPaths.applications]: { body: { ...listed, rows } },
    [reviewPaths.moves]: { body: {} },
    [reviewPaths.previewMoves]: { body: preview },
  }
  const { page, calls, said } = stage(screens, { at: paths.adminExperts(), answers })
  await until(() => page.querySelector('tbody tr'))
  for (const box of findAll<HTMLInputElement>(page, 'tbody input[type=checkbox]')) click(box)
  write(await until(() => page.querySelector<HTMLSelectElement>('#move-to')), 'declined')
  click(button('Show what happens'))
  write(await until(() => page.querySelector<HTMLSelectElement>('#decline-reason')), 'documents')
  click(await until(() => page.querySelector<HTMLElement>('dialog [type=submit]')))
  await until(() => page.querySelectorAll('.desk-previews li').length === 2)
  return { page, calls, said, button, answers }

  function button(name: string): HTMLElement {
    const found = findAll(page, 'button').find(({ textContent }) => textContent === name)
    if (!found) throw new Error(`No button: ${name}`)
    return found
  }
}

test('13.20 a bulk move that conflicts with a colleague’s says so in the dialog, and can be retried', async () => {
  const { page, calls, button } = await declineBoth({
    [reviewPaths.applications]: { body: { ...listed, rows: [] } },
    [reviewPaths.previewMoves]: { body: { moves: [seen(taken), seen({ ...taken, id: otherId })] } },
    [reviewPaths.moves]: { status: 409, body: { code: 'version_conflict' } },
  })
  const alert = await until(() => page.querySelector('dialog [role=alert]'))
  await until(() => !page.querySelector('tbody'))
  expect(alert.querySelector('h2')?.textContent).toBe('2 applications were not moved')
  expect(findAll(alert, 'li').map(({ textContent }) => textContent)).toEqual([
    'Ama Owusu: Carl moved it to In review in the meantime.',
    'Kofi Mensah: Carl moved it to In review in the meantime.',
  ])
  click(button('Move 2 applications'))
  await until(() => calls.filter(({ path }) => path === reviewPaths.moves).length === 2)
  const { id } = preview
  expect(calls.findLast(({ path }) => path === reviewPaths.moves)?.body).toEqual({
    applications: [
      { id, version: 4 },
      { id: otherId, version: 4 },
    ],
    to: 'declined',
    decline: { reason: 'documents', note: '', tell: false },
  })
})

test('13.20 a bulk move that succeeds in part names who was moved, and who was not and why', async () => {
  const { id } = preview
  const { page, said } = await declineBoth({
    [reviewPaths.previewMoves]: {
      body: {
        moves: [
          seen({ from: 'declined', moved_by: 'Nia', code: 'wrong_status' }),
          seen({ ...taken, id: otherId }),
        ],
      },
    },
    [reviewPaths.moves]: {
      body: {
        undo: { token: id, until: new Date().toISOString() },
        moved: [{ id, status: 'declined', version: 4 }],
        refused: [{ id: otherId, code: 'version_conflict' }],
      },
    },
  })
  const alert = await until(() => page.querySelector('dialog [role=alert]'))
  expect(alert.textContent).toBe(
    '1 application was not movedKofi Mensah: Carl moved it to In review in the meantime.Moved to Declined: Ama Owusu.',
  )
  expect(said).toEqual(['Moved to Declined: 1. Not moved: 1.'])
  const offered = findAll(page, 'dialog[open] .row > button').map(({ textContent }) => textContent)
  expect(offered).toEqual(['Move 1 application', 'Close'])
})

test('13.21 a bulk move names the matches that end with each application', async () => {
  const ends = [{ name: 'Baobab District Hospital', reference: 'H-00007', status: 'invited' }]
  const { page } = await previewBoth({ moves: [seen({ ends }), seen({ id: otherId })] })
  const [first, second] = findAll(page, '.desk-previews li')
  expect(first?.textContent).toContain('Ends one open match: Baobab District Hospital (H-00007).')
  expect(second?.textContent).not.toContain('Ends')
})

test('40.80 a bulk move shows the mails to the other sides, also without a mail to the applicants', async () => {
  const notices = [
    { to: 'desk@hospital.example', locale: 'fr', subject: 'Une personne de moins', text: 'Bonjour Kofi,' },
  ]
  const ends = [{ name: 'Baobab District Hospital', reference: 'H-00007', status: 'shortlisted' }]
  const { page } = await previewBoth({ moves: [seen({ ends, notices }), seen({ id: otherId })] })
  click(find(page, 'dialog[open] input[type=checkbox]'))
  const [mail] = findAll(page, '.desk-previews details')
  expect(mail?.querySelector('summary')?.textContent).toContain('Une personne de moins')
  expect(mail?.querySelector('[lang=fr]')?.textContent).toContain('Bonjour Kofi,')
})

test('40.83 the preview of a bulk decline leads back to its reason, which is kept with the choice of mail', async () => {
  const { page, button } = await previewBoth(before)
  click(find(page, 'dialog[open] input[type=checkbox]'))
  click(button('Back'))
  const reason = await until(() => page.querySelector<HTMLSelectElement>('#decline-reason'))
  expect(reason.value).toBe('documents')
  click(find(page, 'dialog[open] [type=submit]'))
  await until(() => page.querySelectorAll('.desk-previews li').length === 2)
  expect(page.textContent).toContain('The audit says that no mail went.')
})

test('40.81 a hospital outside the reader’s regions is not named', async () => {
  const ends = [{ name: null, reference: null, status: 'shortlisted' }]
  const { page } = await previewBoth({ moves: [seen({ ends, hidden_notices: 1 }), seen({ id: otherId })] })
  const text = page.querySelector('.desk-previews li')?.textContent
  expect(text).toContain('Ends one open match: a hospital outside your regions.')
  expect(text).toContain('One more mail goes to a hospital outside your regions.')
})
