import { useState } from 'react'
import { expect, test } from 'vitest'
import { find, mount, write } from '../../../../tests/harness/mount.ts'
import { LanguageSlider, LanguageSliders } from './language-slider.tsx'

const levels = ['Basic', 'Intermediate', 'Expert', 'Native'].map((label, index) => ({
  value: index + 1,
  label,
}))

function French({ from = 1 }: { from?: number }) {
  const [value, setValue] = useState(2)
  return (
    <LanguageSliders>
      <LanguageSlider
        id="fr"
        name="fr"
        heading="French"
        inputLabel="Proficiency in French"
        levels={from === 0 ? [{ value: 0, label: 'None' }, ...levels] : levels}
        value={value}
        onChange={setValue}
      />
    </LanguageSliders>
  )
}

test('the level is said in words, by the slider and beside it', () => {
  const { page } = mount(<French />)
  const slider = find<HTMLInputElement>(page, 'input[type=range]')
  expect([slider.min, slider.max, slider.step]).toEqual(['1', '4', '1'])
  write(slider, '4')
  expect(slider.getAttribute('aria-valuetext')).toBe('Native')
  expect(find(page, 'output').textContent).toBe('Native')
  expect(find(page, '.slider__scale [data-on]').textContent).toBe('Native')
})

test('a scale may begin with none', () => {
  const { page } = mount(<French from={0} />)
  write(find<HTMLInputElement>(page, 'input'), '0')
  expect(find(page, 'output').textContent).toBe('None')
  expect(find(page, '.slider').dataset).toMatchObject({ from: '0', v: '0' })
})
