import { expect, test } from 'vitest'
import { click, find, mount } from '../../../../tests/harness/components/mount.ts'
import { Checkbox, Radio } from './checkbox.tsx'

test('the label of a checkbox is clickable', () => {
  const { page } = mount(
    <>
      <Checkbox name="agree">I agree</Checkbox>
      <Radio name="way" value="online">
        Online
      </Radio>
    </>,
  )
  click(find(page, 'label span'))
  expect(find<HTMLInputElement>(page, 'input[type=checkbox]').checked).toBe(true)
})
