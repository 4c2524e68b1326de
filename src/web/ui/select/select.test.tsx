import { useState } from 'react'
import { expect, test } from 'vitest'
import { find, findAll, mount, write } from '../../../../tests/harness/mount.ts'
import { Select } from './select.tsx'

function Countries() {
  const [value, setValue] = useState('')
  return (
    <Select
      aria-label="Country"
      placeholder="Select a country"
      options={[
        { value: 'GH', label: 'Ghana', flag: '/flags/GH.svg' },
        { value: 'SN', label: 'Senegal', flag: '/flags/SN.svg' },
      ]}
      value={value}
      onChange={(event) => setValue(event.currentTarget.value)}
    />
  )
}

test('the flag in the field is that of the chosen country', () => {
  const { page } = mount(<Countries />)
  expect(page.querySelector('.flag')).toBeNull()
  write(find<HTMLSelectElement>(page, 'select'), 'SN')
  expect(find(page, '.flag').getAttribute('src')).toBe('/flags/SN.svg')
})

test('nothing chosen is an answer of its own, with its own words', () => {
  const { page } = mount(<Countries />)
  expect(findAll<HTMLOptionElement>(page, 'option').map(({ value }) => value)).toEqual(['', 'GH', 'SN'])
})
