import { act, useState } from 'react'
import { expect, test } from 'vitest'
import { click, find, findAll, mount } from '../../../../tests/harness/components/mount.ts'
import { Choices } from './choice.tsx'

function Method() {
  const [value, setValue] = useState<string | null>(null)
  return (
    <Choices
      id="method"
      name="method"
      label="Method of support"
      options={[
        { value: 'online', title: 'Online only', text: 'Video calls.', icon: 'video' },
        { value: 'visit', title: 'Online with a visit', icon: 'both' },
      ]}
      value={value}
      onChange={setValue}
      error={value ? undefined : 'This field is required'}
    />
  )
}

const chosen = (page: Element) => findAll<HTMLInputElement>(page, 'input:checked').map(({ value }) => value)

test('radio cards are native radios of one name', () => {
  const { page } = mount(<Method />)
  expect(findAll<HTMLInputElement>(page, 'input').map(({ type, name }) => [type, name])).toEqual([
    ['radio', 'method'],
    ['radio', 'method'],
  ])
})

test('choosing a card changes the answer', () => {
  const { page } = mount(<Method />)
  click(find(page, 'input[value=online]'))
  click(find(page, 'input[value=visit]'))
  expect(chosen(page)).toEqual(['visit'])
  expect(page.querySelector('.error')).toBeNull()
})

function release(card: HTMLElement) {
  act(() => {
    card.dispatchEvent(new KeyboardEvent('keyup', { key: ' ', bubbles: true, cancelable: true }))
  })
}

test.each([
  ['a click', click],
  ['the space bar', release],
])('choosing the chosen card again with %s clears the answer and flags it', (_, choose) => {
  const { page } = mount(<Method />)
  click(find(page, 'input[value=visit]'))
  choose(find(page, 'input[value=visit]'))
  expect(chosen(page)).toEqual([])
  expect(find(page, '.error').textContent).toBe('This field is required')
})
