import { useState } from 'react'
import { expect, test } from 'vitest'
import { click, find, findAll, mount } from '../../../../tests/harness/mount.ts'
import { RegionTable } from './region-table.tsx'

function Regions() {
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
      onChange={(region, years) => setValue({ ...value, [region]: years })}
      labels={{ region: 'WHO region', cell: (region, range) => `${region}, ${range} years` }}
    />
  )
}

const chosen = (page: Element) =>
  findAll<HTMLInputElement>(page, ':checked').map((box) => box.getAttribute('aria-label'))

test('every cell says its region and its years', () => {
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

test('ranges read from left to right in every script', () => {
  const { page } = mount(<Regions />)
  expect(findAll(page, 'td bdi').every(({ dir }) => dir === 'ltr')).toBe(true)
})
