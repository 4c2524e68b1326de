import { expect, test } from 'vitest'
import { expectAccessible } from '../expect-accessible.ts'
import { click, find, mount } from '../mount.ts'
import { Checkbox, Radio } from './checkbox.tsx'

test('the words beside a box are part of its target', async () => {
  const { page } = mount(
    <>
      <Checkbox name="agree">I agree</Checkbox>
      <Radio name="way" value="online">
        Online
      </Radio>
    </>,
  )
  await expectAccessible(page)
  click(find(page, 'label span'))
  expect(find<HTMLInputElement>(page, 'input[type=checkbox]').checked).toBe(true)
})
