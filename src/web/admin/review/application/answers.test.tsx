import { afterEach, expect, test, vi } from 'vitest'
import { click, find, findAll, write } from '../../../../../tests/harness/components/mount.ts'
import { stage, until } from '../../../../../tests/harness/review/desk-stage.tsx'
import { application, id } from '../../../../domain/api/review/review-examples.ts'
import { reviewPaths } from '../../../../domain/api/review/review-paths.ts'
import { paths } from '../../../../domain/paths.ts'
import { screens } from '../screens.tsx'

afterEach(() => vi.unstubAllGlobals())

const corrections = reviewPaths.corrections.replace(':id', id)
const one = reviewPaths.application.replace(':id', id)

test('11.16 staff correct the answers of a step, and must say why', async () => {
  const answers = { [one]: { body: application }, [corrections]: { body: { version: 4 } } }
  const { page, calls, said } = stage(screens, { at: paths.adminExpert(id), answers })
  await until(() => page.querySelector('[aria-labelledby=answers-personal] button'))
  const box = find(page, '[aria-labelledby=answers-personal]')
  click(find(box, 'button'))
  expect(findAll(box, '[name=email]'), 'an address has its own flow').toEqual([])
  write(find<HTMLInputElement>(box, '[name=job_title]'), 'Microbiologist')
  click(find(box, 'button[type=submit]'))
  expect(document.activeElement).toBe(find(box, '#correction-reason'))
  expect(calls.some(({ method }) => method === 'POST')).toBe(false)
  write(find<HTMLTextAreaElement>(box, '#correction-reason'), 'A typing error.')
  click(find(box, 'button[type=submit]'))
  await until(() => said.length > 0)
  expect(calls.find(({ method }) => method === 'POST')).toMatchObject({
    path: corrections,
    body: { version: 3, answers: { job_title: 'Microbiologist' }, reason: 'A typing error.' },
  })
  expect(said[0]).toContain(application.email)
})

test('40.91 the text field of ‘Other’ is left out of a record while it is empty', async () => {
  const other = { name: 'specialty_other', label: 'Other specialty', text: '' }
  const years = { name: 'work_experience_range', label: 'Years of experience', text: '' }
  const shown = async (text: string) => {
    const body = { ...application, answers: [{ ...other, text }, years] }
    const { page } = stage(screens, { at: paths.adminExpert(id), answers: { [one]: { body } } })
    const box = await until(() => page.querySelector('[aria-labelledby=answers-professional]'))
    return findAll(box, 'dt').map(({ textContent }) => textContent)
  }
  expect(await shown('')).toEqual(['Years of experience'])
  expect(await shown('Mycology')).toEqual(['Other specialty', 'Years of experience'])
})
