import { useState } from 'react'
import { expect, test } from 'vitest'
import { click, find, findAll, mount, serve } from '../../../../tests/harness/components/mount.ts'
import { RegionTable } from './region-table.tsx'

function Regions({ alive = true }: { alive?: boolean }) {
  const [value, setValue] = useState<Record<string, string | undefined>>({ '1': '5-10' })
  return (
    <RegionTable
      id="regions"
      label="Regional experience"
      nameOf={(region) => `region-${region}`}
      regions={[
        { value: '1', label: 'Africa' },
        { value: '3', label: 'Europe' },
      ]}
      years={[
        { value: '<5', range: '<5', head: '<5 years' },
        { value: '5-10', range: '5–10', head: '5–10 years' },
      ]}
      value={value}
      alive={alive}
      onChange={(region, years) => setValue({ ...value, [region]: years })}
      labels={{
        region: 'WHO region',
        cell: (region, range) => `${region}, ${range} years`,
        clear: 'Clear',
      }}
    />
  )
}

const chosen = (page: Element) =>
  findAll<HTMLInputElement>(page, ':checked').map((box) => box.getAttribute('aria-label'))

test('every cell is named by its region and its years', () => {
  const { page } = mount(<Regions />)
  expect(chosen(page)).toEqual(['Africa, 5–10 years'])
})

test('a region has one answer', () => {
  const { page } = mount(<Regions />)
  click(find(page, '[aria-label="Africa, <5 years"]'))
  click(find(page, '[aria-label="Europe, <5 years"]'))
  expect(chosen(page)).toEqual(['Africa, <5 years', 'Europe, <5 years'])
})

test('choosing the same answer again clears the region', () => {
  const { page } = mount(<Regions />)
  click(find(page, '[aria-label="Africa, 5–10 years"]'))
  expect(chosen(page)).toEqual([])
})

test('5.24 regions are radios in a named table, which their button clears without losing the focus', () => {
  const { page } = mount(<Regions />)
  expect(find(page, 'table').getAttribute('aria-label')).toBe('Regional experience')
  expect(findAll<HTMLInputElement>(page, 'input').every(({ type }) => type === 'radio')).toBe(true)
  expect(findAll(page, 'button').map(({ textContent }) => textContent)).toEqual(['Clear Africa'])
  click(find(page, 'button'))
  expect(chosen(page)).toEqual([])
  expect(document.activeElement).toBe(find(page, '[aria-label="Africa, <5 years"]'))
})

test('without a script regions are checkboxes, which can be cleared', () => {
  const page = serve(<Regions alive={false} />)
  expect(findAll<HTMLInputElement>(page, 'input').every(({ type }) => type === 'checkbox')).toBe(true)
  expect(page.querySelector('button')).toBeNull()
})

test('ranges are left-to-right in every script', () => {
  const { page } = mount(<Regions />)
  expect(findAll(page, 'td bdi').every(({ dir }) => dir === 'ltr')).toBe(true)
})
