import { useState } from 'react'
import { expect, test } from 'vitest'
import { find, findAll, mount, serve, write } from '../../../../tests/harness/mount.ts'
import { Select } from './select.tsx'

function Countries() {
  const [value, setValue] = useState('')
  return (
    <Select
      aria-label="Country"
      placeholder="Select a country"
      options={[
        { value: 'GH', label: 'Ghana', code: 'GH', flag: '/flags/GH.svg' },
        { value: 'SN', label: 'Senegal', flag: '/flags/SN.svg' },
      ]}
      value={value}
      onChange={(event) => setValue(event.currentTarget.value)}
    />
  )
}

test('the field shows the flag of the chosen country', () => {
  const { page } = mount(<Countries />)
  expect(page.querySelector('.flag')).toBeNull()
  write(find<HTMLSelectElement>(page, 'select'), 'SN')
  expect(find(page, '.flag').getAttribute('src')).toBe('/flags/SN.svg')
})

test('no choice is an option with its own text', () => {
  const { page } = mount(<Countries />)
  expect(findAll<HTMLOptionElement>(page, 'option').map(({ value }) => value)).toEqual(['', 'GH', 'SN'])
})

test('5.27 the open list shows flags after the names, which the markup leaves out', () => {
  const texts = (page: Element) => findAll(page, 'option').map(({ textContent }) => textContent)
  expect(texts(serve(<Countries />))).toEqual(['Select a country', 'Ghana', 'Senegal'])
  expect(texts(mount(<Countries />).page)).toEqual(['Select a country', 'Ghana 🇬🇭', 'Senegal'])
})
