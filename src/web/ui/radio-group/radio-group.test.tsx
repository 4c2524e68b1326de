import { expect, test, vi } from 'vitest'
import { click, find, mount } from '../../../../tests/harness/components/mount.ts'
import { RadioGroup } from './radio-group.tsx'

const options = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
]

test('a question with one answer is a labelled radio group with its error', () => {
  const chosen = vi.fn()
  const { page } = mount(
    <RadioGroup
      id="consent"
      required
      name="consent"
      label="Consent"
      options={options}
      value="no"
      onChange={chosen}
      error="You must accept the terms to proceed."
    />,
  )
  const group = find(page, '[role=radiogroup]')
  expect(group.getAttribute('aria-invalid')).toBe('true')
  expect(group.getAttribute('aria-required')).toBe('true')
  expect(group.getAttribute('aria-describedby')).toBe('consent-error')
  click(find(page, 'input[value=yes]'))
  expect(chosen).toHaveBeenCalledWith('yes')
})
