import { afterEach, expect, test, vi } from 'vitest'
import { click, find, findAll, write } from '../../../../../tests/harness/components/mount.ts'
import { stage, until } from '../../../../../tests/harness/review/desk-stage.tsx'
import { application, id } from '../../../../domain/api/review/review-examples.ts'
import { reviewPaths } from '../../../../domain/api/review/review-paths.ts'
import { paths } from '../../../../domain/paths.ts'
import { screens } from '../screens.tsx'

afterEach(() => vi.unstubAllGlobals())

const facts = reviewPaths.facts.replace(':id', id)
const one = reviewPaths.application.replace(':id', id)
const time = { name: 'general_availability_time', label: 'Time available', text: '3 months' }
const stored = {
  ...application,
  answers: [...application.answers, time],
  values: { ...application.values, general_availability_time: '3 months' },
}

async function open(answer: { status?: number; body: object }) {
  const answers: Record<string, { status?: number; body: object }> = {
    [one]: { body: stored },
    [facts]: answer,
  }
  const { page, calls, said } = stage(screens, { at: paths.adminExpert(id), answers })
  const box = () => find(page, '[aria-labelledby=answers-team]')
  await until(() => page.querySelector('[aria-labelledby=answers-team] button'))
  click(find(box(), 'button'))
  return { page, calls, said, answers, box, saving: () => find(box(), 'button[type=submit]') }
}

test('11.15 staff edit the facts of the team on the record; only what changed is sent', async () => {
  const { calls, said, box, saving } = await open({ body: { version: 4 } })
  expect(document.activeElement).toBe(find(box(), 'form'))
  write(find<HTMLInputElement>(box(), '[name=general_availability_time]'), '6 months')
  click(saving())
  await until(() => said.length > 0)
  expect(calls.find(({ method }) => method === 'PUT')).toMatchObject({
    path: facts,
    body: { version: 3, answers: { general_availability_time: '6 months' } },
  })
  expect(findAll(box(), 'form')).toEqual([])
})

test('20.40 the record shows what matching understands of the stated time of an expert', async () => {
  const { box, answers } = await open({ body: { version: 4 } })
  const understood = () => find(box(), '[role=status]').textContent
  expect(understood()).toBe(
    'Understood: 3 months. No hours a week understood: they do not count in the score.',
  )
  const typed = find<HTMLInputElement>(box(), '[name=general_availability_time]')
  write(typed, 'January to June, 1 hour a week')
  expect(understood()).toBe('Understood: 6 months, 1 hour a week.')
  write(typed, 'When I can')
  expect(understood()).toContain('No number of months understood: it does not count in the score.')
  write(typed, '')
  expect(understood()).toContain('Such as: 6 months, 4 hours a week.')
  const words = 'mornings, 4 hours a week'
  const values = { ...stored.values, general_availability_time: words }
  answers[one] = { body: { ...stored, values, answers: [{ ...time, text: words }] } }
  write(typed, words)
  click(find(box(), 'button[type=submit]'))
  const kept = 'Understood: 4 hours a week. No number of months understood'
  await until(() => !box().querySelector('form') && box().textContent?.includes(kept))
})

test('11.15 a refused fact has its error beside it and in the summary; what was typed stays', async () => {
  const { box, saving } = await open({
    status: 422,
    body: { code: 'invalid_answers', errors: { general_availability_time: 'too_long' } },
  })
  write(find<HTMLInputElement>(box(), '[name=general_availability_time]'), 'half a year or so')
  click(saving())
  await until(() => box().querySelector('.error'))
  expect(find(box(), '[href="#general_availability_time"]').textContent).toContain('Time available')
  expect(find<HTMLInputElement>(box(), '[name=general_availability_time]').value).toBe('half a year or so')
})

test('11.15 after a conflict both versions are shown, and what was typed can be saved over the newer one', async () => {
  const { answers, calls, said, box, saving } = await open({
    status: 409,
    body: { code: 'version_conflict' },
  })
  write(find<HTMLInputElement>(box(), '[name=general_availability_time]'), '6 months')
  const other = { name: 'work_experience', label: 'Work experience', text: 'Twelve years' }
  const values = { ...stored.values, general_availability_time: '9 months', work_experience: 'Twelve years' }
  const newer = [...application.answers, { ...time, text: '9 months' }, other]
  answers[one] = { body: { ...stored, version: 4, values, answers: newer } }
  click(saving())
  const conflict = await until(() => box().querySelector<HTMLElement>('.message--warn'))
  expect(conflict.textContent).toContain('9 months')
  expect(conflict.textContent).toContain('Twelve years')
  expect(conflict.textContent).toContain('You have changed the same: Time available. Your answer')
  expect(find(conflict, 'button').textContent).toBe('Keep mine for when I save, take the others over')
  expect(find<HTMLInputElement>(box(), '[name=general_availability_time]').value).toBe('6 months')
  answers[facts] = { body: { version: 5 } }
  click(find(conflict, 'button'))
  expect(find<HTMLTextAreaElement>(box(), '[name=work_experience]').value).toBe('Twelve years')
  click(saving())
  await until(() => said.length > 0)
  expect(calls.findLast(({ method }) => method === 'PUT')?.body).toEqual({
    version: 4,
    answers: { general_availability_time: '6 months' },
  })
})
