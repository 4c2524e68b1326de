import { act } from 'react'
import { expect, test } from 'vitest'
import { mount } from '../../../../tests/harness/components/mount.ts'
import { useSaid } from './desk-context.ts'

let desk: ReturnType<typeof useSaid>
function Stage() {
  desk = useSaid()
  return <p>{desk.said?.message}</p>
}

test('the timeout of an earlier message does not hide a later one', () => {
  const { page } = mount(<Stage />)
  act(() => desk.say({ message: 'Exported' }))
  const { fallSilent: timeOfTheFirst } = desk
  act(() => {
    desk.say({ message: 'Moved' })
    timeOfTheFirst()
  })
  expect(page.textContent).toBe('Moved')
  act(() => desk.fallSilent())
  expect(page.textContent).toBe('')
})
