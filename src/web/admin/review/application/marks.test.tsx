import { afterEach, expect, test, vi } from 'vitest'
import { click, find, findAll, write } from '../../../../../tests/harness/components/mount.ts'
import { stage, until } from '../../../../../tests/harness/review/desk-stage.tsx'
import { reviewPaths } from '../../../../domain/api/review/review-paths.ts'
import type { Reviewed } from '../calls.ts'
import { Assignee, Marks } from './marks.tsx'

afterEach(() => vi.unstubAllGlobals())

const olu = { id: 'olu', name: 'Olu' }
const colleagues = { body: { assignees: [olu, { id: 'me', name: 'Nia' }] } }
const path = reviewPaths.assignee.replace(':id', 'a1')

const show = (assignee: Reviewed['assignee'], answer: { status?: number; body: object }, mayReview = true) =>
  stage(<Assignee application={{ id: 'a1', assignee } as Reviewed} mayReview={mayReview} />, {
    answers: { [reviewPaths.assignees]: colleagues, [path]: answer },
  })

const optionsOf = (page: Element) => findAll<HTMLOptionElement>(page, 'option').map(({ text }) => text)

test('an application can be assigned to nobody, oneself or a colleague, which is then announced', async () => {
  const { page, calls, said } = show(null, { body: { assignee: olu } })
  await until(() => optionsOf(page).length === 3)
  expect(optionsOf(page)).toEqual(['Nobody', 'Me (Nia)', 'Olu'])
  write(find<HTMLSelectElement>(page, 'select'), 'olu')
  expect(
    calls.every(({ method }) => method === 'GET'),
    'choosing alone assigns nothing',
  ).toBe(true)
  click(find(page, 'button[type=submit]'))
  await until(() => said.length > 0)
  expect(calls.findLast(({ method }) => method === 'PUT')).toMatchObject({ path, body: { assignee: 'olu' } })
  expect(said).toEqual(['Assigned to Olu'])
})

test('a former assignee is still shown; a refusal is an error at the field', async () => {
  const { page } = show(
    { id: 'gone', name: 'Esi' },
    { status: 422, body: { code: 'invalid_answers', errors: { assignee: 'invalid_choice' } } },
  )
  await until(() => optionsOf(page).length === 4)
  expect(find<HTMLSelectElement>(page, 'select').selectedOptions[0]?.text).toBe('Esi')
  click(find(page, 'button[type=submit]'))
  const error = await until(() => page.querySelector('.error'))
  expect(error.textContent).toMatch(/^Nothing can be assigned to this person any more/)
})

test('a viewer sees the assignee, and cannot change it', () => {
  const { page } = show(olu, { body: {} }, false)
  expect(page.textContent).toBe('Assigned to Olu')
  expect(findAll(page, 'select, button')).toEqual([])
})

test('assigning an application to oneself keeps the focus and is announced', async () => {
  const answers = {
    [reviewPaths.assignees]: colleagues,
    [path]: { body: { assignee: { id: 'me', name: 'Nia' } } },
  }
  const { page, said } = stage(<Assignee application={{ id: 'a1', assignee: olu } as Reviewed} mayReview />, {
    answers,
  })
  const [take] = findAll(page, 'button').filter(({ textContent }) => textContent === 'Assign to me')
  click(take as HTMLElement)
  await until(() => said.length > 0)
  expect(said).toEqual(['Assigned to Nia'])
  expect(page.contains(document.activeElement)).toBe(true)
})

test('38.13 adding a tag is announced, and the focus is ready for the next one', async () => {
  const application = { id: 'a1', assignee: null, tags: ['urgent'] as string[] } as Reviewed
  const { page, said } = stage(<Marks application={application} mayReview />, {
    answers: {
      [reviewPaths.assignees]: colleagues,
      [reviewPaths.tags.replace(':id', 'a1')]: { body: { tags: ['urgent', 'visit'] } },
    },
  })
  const input = find<HTMLInputElement>(page, '#tag')
  write(input, 'Visit')
  const [add] = findAll(page, 'button').filter(({ textContent }) => textContent === 'Add tag')
  click(add as HTMLElement)
  await until(() => said.length > 0)
  expect(said).toEqual(['Tag added: visit'])
  expect(document.activeElement).toBe(input)
  expect(input.value).toBe('')
})

test('11.5 commas separate tags; a tag that is too long is refused at its field, and not truncated', async () => {
  const application = { id: 'a1', assignee: null, tags: ['urgent'] as string[] } as Reviewed
  const tagsPath = reviewPaths.tags.replace(':id', 'a1')
  const { page, calls } = stage(<Marks application={application} mayReview />, {
    answers: {
      [reviewPaths.assignees]: colleagues,
      [tagsPath]: { status: 422, body: { code: 'invalid_answers', errors: { 'tags.2': 'too_long' } } },
    },
  })
  const long = 'x'.repeat(41)
  const input = find<HTMLInputElement>(page, '#tag')
  expect(input.maxLength, 'a browser would cut it').toBe(-1)
  write(input, `Hot, ${long},`)
  const [add] = findAll(page, 'button').filter(({ textContent }) => textContent === 'Add tag')
  click(add as HTMLElement)
  const error = await until(() => page.querySelector('.error'))
  expect(error.textContent).toBe('A tag has at most 40 characters.')
  expect(calls.findLast(({ path }) => path === tagsPath)?.body).toEqual({ tags: ['urgent', 'Hot', long] })
  expect(input.value).toBe(`Hot, ${long},`)
})
