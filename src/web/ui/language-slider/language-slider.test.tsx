import { act, useState } from 'react'
import { expect, test } from 'vitest'
import { find, mount, write } from '../../../../tests/harness/components/mount.ts'
import { LanguageSlider, LanguageSliders } from './language-slider.tsx'

const levels = ['Basic', 'Intermediate', 'Expert', 'Native'].map((label, index) => ({
  value: index + 1,
  label,
}))

function French({ from = 1, start }: { from?: number; start?: number }) {
  const [value, setValue] = useState(start)
  return (
    <LanguageSliders>
      <LanguageSlider
        id="fr"
        name="fr"
        heading="French"
        inputLabel="Proficiency in French"
        levels={from === 0 ? [{ value: 0, label: 'None' }, ...levels] : levels}
        value={value}
        unsetLabel="Not set"
        onChange={setValue}
      />
    </LanguageSliders>
  )
}

test('the level is text, in aria-valuetext and beside the slider, and spoken once', () => {
  const { page } = mount(<French start={2} />)
  const slider = find<HTMLInputElement>(page, 'input[type=range]')
  expect([slider.min, slider.max, slider.step]).toEqual(['1', '4', '1'])
  write(slider, '4')
  expect(slider.getAttribute('aria-valuetext')).toBe('Native')
  expect(find(page, '.prof__level').textContent).toBe('Native')
  expect(page.querySelector('output, [aria-live], [role=status]')).toBeNull()
  expect(find(page, '.slider__scale [data-on]').textContent).toBe('Native')
})

test('a scale may start with ‘none’', () => {
  const { page } = mount(<French from={0} start={2} />)
  write(find<HTMLInputElement>(page, 'input'), '0')
  expect(find(page, '.prof__level').textContent).toBe('None')
  expect(find(page, '.slider').dataset).toMatchObject({ from: '0', v: '0' })
})

test('5.25 a level starts unset, and is set when the slider is released, not when it is focused', () => {
  const { page } = mount(<French />)
  const slider = find<HTMLInputElement>(page, 'input')
  const release = (key: string) =>
    act(() => {
      slider.dispatchEvent(new KeyboardEvent('keyup', { key, bubbles: true }))
    })
  expect(slider.getAttribute('aria-valuetext')).toBe('Not set')
  expect(page.querySelector('[data-on]')).toBeNull()
  release('Tab')
  expect(slider.getAttribute('aria-valuetext')).toBe('Not set')
  release('Home')
  expect(slider.getAttribute('aria-valuetext')).toBe('Basic')
})
