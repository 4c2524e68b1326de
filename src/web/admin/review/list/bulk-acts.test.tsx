import { afterEach, expect, test, vi } from 'vitest'
import { click, findAll, write } from '../../../../../tests/harness/components/mount.ts'
import { stage, until } from '../../../../../tests/harness/review/desk-stage.tsx'
import { assignee, page as listed, otherId, previews } from '../../../../domain/api/review/review-examples.ts'
import { reviewPaths } from '../../../../domain/api/review/review-paths.ts'
import { paths } from '../../../../domain/paths.ts'
import { screens } from '../screens.tsx'

afterEach(() => vi.unstubAllGlobals())

const [row] = listed.rows
const [preview] = previews.moves
if (!row || !preview) throw new Error('The examples are empty')
const { id } = preview
const rows = [
  { ...row, id, status: 'submitted' as const, name: 'Ama Owusu', tags: ['later'] },
  { ...row, id: otherId, status: 'submitted' as const, name: 'Kofi Mensah', tags: [] },
]
const mail = {
  subject: 'Your application',
  text: 'Thank you.',
  to: 'ama@example.org',
  locale: 'en',
  salutation: 'Dear Ama Owusu,',
  in_english: null,
  rows: [],
}

/** Selects both rows of the list. */
async function pickBoth(more: Parameters<typeof stage>[1]['answers']) {
  const answers = {
    [reviewPaths.applications]: { body: { ...listed, rows } },
    [reviewPaths.assignees]: { body: { assignees: [assignee] } },
    ...more,
  }
  const { page, calls, said, takeBack } = stage(screens, { at: paths.adminExperts(), answers })
  await until(() => page.querySelector('tbody tr'))
  for (const box of findAll<HTMLInputElement>(page, 'tbody input[type=checkbox]')) click(box)
  await until(() => page.querySelector('#move-to'))
  const button = (name: string) => {
    const found = findAll(page, 'button').find(({ textContent }) => textContent === name)
    if (!found) throw new Error(`No button: ${name}`)
    return found
  }
  const bodyOf = (path: string) => calls.findLast((call) => call.path === path)?.body
  return { page, said, button, bodyOf, calls, takeBack }
}

const partly = { body: { done: [id], refused: [{ id: otherId, code: 'not_found' }], undo: [] } }

test('40.42 a bulk assignment names the applications that were left out and why', async () => {
  const { page, said, button, bodyOf } = await pickBoth({ [reviewPaths.assignments]: partly })
  click(button('Assign them'))
  const choice = await until(() => page.querySelector<HTMLSelectElement>('#assign-to'))
  await until(() => choice.options.length > 2)
  write(choice, assignee.id)
  click(button('Assign'))
  const alert = await until(() => page.querySelector('dialog [role=alert]'))
  expect(alert.textContent).toBe(
    '1 application was left as it isKofi Mensah: This is no longer here. It may have been erased.Done: Ama Owusu.',
  )
  expect(bodyOf(reviewPaths.assignments)).toEqual({ ids: [id, otherId], assignee: assignee.id })
  expect(said).toEqual([`1 application is assigned to ${assignee.name}.`])
})

test('40.42 tags are added to and removed from the selected applications; an empty change is not sent', async () => {
  const { page, button, bodyOf, calls } = await pickBoth({ [reviewPaths.tagging]: partly })
  click(button('Tag them'))
  click(await until(() => button('Change the tags')))
  await until(() => page.textContent?.includes('Type a tag to add, or tick one to remove.'))
  expect(calls.some(({ path }) => path === reviewPaths.tagging)).toBe(false)
  write(page.querySelector<HTMLInputElement>('#tag-to-add') as HTMLInputElement, 'Hot, Priority list')
  click(page.querySelector('dialog input[type=checkbox]') as HTMLElement)
  click(button('Change the tags'))
  await until(() => bodyOf(reviewPaths.tagging) !== undefined)
  expect(bodyOf(reviewPaths.tagging)).toEqual({
    ids: [id, otherId],
    add: ['Hot', 'Priority list'],
    remove: ['later'],
  })
})

test('40.82 the message of a bulk assignment offers to undo it, with the commands that the server returned', async () => {
  const undo = [{ ids: [id], assignee: null, from: assignee.id }]
  const { said, button, bodyOf, calls, takeBack } = await pickBoth({
    [reviewPaths.assignments]: { body: { done: [id, otherId], refused: [], undo } },
  })
  click(button('Assign them'))
  click(await until(() => button('Assign')))
  await until(() => said.length === 1)
  await takeBack()
  await until(() => said.length === 2)
  expect(calls.filter(({ path }) => path === reviewPaths.assignments)).toHaveLength(2)
  expect(bodyOf(reviewPaths.assignments)).toEqual(undo[0])
  expect(said[1]).toBe('2 applications are as they were before.')
})

test('40.82 the message of a bulk change of tags offers to undo it, with the commands that the server returned', async () => {
  const undo = [{ ids: [id], add: ['later'], remove: ['Hot'] }]
  const { page, said, button, bodyOf, calls, takeBack } = await pickBoth({
    [reviewPaths.tagging]: { body: { done: [id, otherId], refused: [], undo } },
  })
  click(button('Tag them'))
  write(await until(() => page.querySelector<HTMLInputElement>('#tag-to-add')), 'Hot')
  click(button('Change the tags'))
  await until(() => said.length === 1)
  await takeBack()
  await until(() => said.length === 2)
  expect(calls.filter(({ path }) => path === reviewPaths.tagging)).toHaveLength(2)
  expect(bodyOf(reviewPaths.tagging)).toEqual(undo[0])
  expect(said[1]).toBe('2 applications are as they were before.')
})

test('40.43 the export of selected rows sends their ids', async () => {
  const { page, button } = await pickBoth({})
  click(button('Export them'))
  const link = await until(() => page.querySelector<HTMLAnchorElement>('dialog a[download]'))
  expect(new URL(link.href).searchParams.getAll('id')).toEqual([id, otherId])
})

test('40.44 a bulk move shows the text of every mail, or is made without mail', async () => {
  const seen = { ...preview, from: 'submitted', moved_by: null, mail, ends: [] }
  const { page, button, bodyOf } = await pickBoth({
    [reviewPaths.moves]: {
      body: { undo: { token: id, until: new Date().toISOString() }, moved: [], refused: [] },
    },
    [reviewPaths.previewMoves]: { body: { moves: [seen, { ...seen, id: otherId }] } },
  })
  write(page.querySelector<HTMLSelectElement>('#move-to') as HTMLSelectElement, 'in_review')
  click(button('Show what happens'))
  click(await until(() => findAll(page, 'button').find((one) => one.textContent === 'Show every text')))
  const texts = await until(() => {
    const open = findAll(page, '.desk-previews details[open]')
    return open.length === 2 ? open : undefined
  })
  for (const text of texts)
    expect(text.textContent).toContain('ama@example.orgYour applicationDear Ama Owusu,Thank you.')
  click(page.querySelector('dialog input[type=checkbox]') as HTMLElement)
  await until(() => page.textContent?.includes('The audit says that no mail went.'))
  expect(findAll(page, '.desk-previews details')).toEqual([])
  click(button('Move 2 applications'))
  await until(() => bodyOf(reviewPaths.moves) !== undefined)
  expect(bodyOf(reviewPaths.moves)).toMatchObject({ to: 'in_review', mail: null })
})
