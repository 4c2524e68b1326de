import { afterEach, expect, test, vi } from 'vitest'
import { click, find, findAll } from '../../../../../tests/harness/components/mount.ts'
import { stage, until } from '../../../../../tests/harness/review/desk-stage.tsx'
import { reviewPaths } from '../../../../domain/api/review/review-paths.ts'
import { readFilter } from '../list-address.ts'
import { ExportDialog } from './export-dialog.tsx'

afterEach(() => vi.unstubAllGlobals())

const columns = ['reference', 'status', 'name', 'surname'].map((name) => ({ name, label: `The ${name}` }))

function open() {
  const filter = readFilter('expert', new URLSearchParams('search=ama&status=submitted&sort=name'))
  return stage(
    <ExportDialog filter={filter} shown={['status']} count="3 applications" onClose={() => {}} />,
    {
      answers: { [reviewPaths.columns]: { body: { columns } } },
    },
  )
}

const hrefOf = (page: Element) => find(page, 'a[download]').getAttribute('href') ?? ''

test('13.9 the export has exactly the rows and columns of the list', () => {
  const { page } = open()
  expect(hrefOf(page)).toBe(
    `${reviewPaths.exportCsv}?status=submitted&search=ama&sort=name&kind=expert&columns=name&columns=surname&columns=status`,
  )
})

test('13.9 a workbook may have all columns, or chosen ones, at least one', async () => {
  const { page } = open()
  click(find(page, '[value=xlsx]'))
  click(find(page, '[value=all]'))
  expect(hrefOf(page)).toBe(`${reviewPaths.exportXlsx}?status=submitted&search=ama&sort=name&kind=expert`)
  click(find(page, '[value=chosen]'))
  await until(() => page.querySelector('[type=checkbox]'))
  const boxes = findAll<HTMLInputElement>(page, '[type=checkbox]')
  expect(
    boxes.map(({ checked }) => checked),
    'begins with those of the list',
  ).toEqual([false, true, true, true])
  for (const at of [0, 2, 3]) click(boxes[at] as HTMLElement)
  expect(hrefOf(page)).toMatch(/&columns=reference&columns=status$/)
  for (const at of [0, 1]) click(boxes[at] as HTMLElement)
  expect(page.querySelector('a[download]')).toBeNull()
  expect(find(page, '.error').textContent).toBe('Choose at least one column.')
})
