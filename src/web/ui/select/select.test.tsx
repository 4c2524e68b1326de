import { act, useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { find, findAll, mount, serve, write } from '../../../../tests/harness/components/mount.ts'
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
  expect(page.querySelector('.select > .flag')).toBeNull()
  write(find<HTMLSelectElement>(page, 'select'), 'SN')
  expect(find(page, '.flag').getAttribute('src')).toBe('/flags/SN.svg')
})

test('no choice is an option with its own text', () => {
  const { page } = mount(<Countries />)
  expect(findAll<HTMLOptionElement>(page, 'option').map(({ value }) => value)).toEqual(['', 'GH', 'SN'])
})

const texts = (page: Element) => findAll(page, 'option').map(({ textContent }) => textContent)
const named = ['Select a country', 'Ghana', 'Senegal']

/** A system whose letters are as wide as this; two that make a flag are one sign. */
function systemThat(drawsFlags: boolean) {
  const measureText = (text: string) => ({
    width: drawsFlags && [...text].length === 2 ? 14 : 10 * [...text].length,
  })
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({ measureText } as never)
}
const come = (page: Element) => act(() => find<HTMLSelectElement>(page, 'select').focus())
afterEach(() => vi.restoreAllMocks())

test('5.27 the open list shows flags after the names, which the markup leaves out', () => {
  systemThat(true)
  expect(texts(serve(<Countries />))).toEqual(named)
  const { page } = mount(<Countries />)
  expect(texts(page), 'before somebody comes to it').toEqual(named)
  come(page)
  expect(texts(page)).toEqual(['Select a country', 'Ghana 🇬🇭', 'Senegal'])
  write(find<HTMLSelectElement>(page, 'select'), 'GH')
  expect(texts(page), 'the chosen country has its picture').toEqual(named)
})

test('5.31 where the system writes flags as two letters, the list has pictures or names alone', () => {
  systemThat(false)
  vi.stubGlobal('CSS', { supports: () => false })
  const { page } = mount(<Countries />)
  come(page)
  expect([texts(page), findAll(page, 'option img').length]).toEqual([named, 0])
  vi.stubGlobal('CSS', { supports: () => true })
  const { page: newer } = mount(<Countries />)
  come(newer)
  expect(texts(newer)).toEqual(named)
  expect(findAll(newer, 'option img').map((img) => img.getAttribute('src'))).toEqual(['/flags/GH.svg'])
  vi.unstubAllGlobals()
})
