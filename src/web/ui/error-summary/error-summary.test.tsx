import { expect, test } from 'vitest'
import { find, mount } from '../../../../tests/harness/components/mount.ts'
import { ErrorSummary } from './error-summary.tsx'

test('the summary takes the focus, and each item links to its field', () => {
  const { page } = mount(
    <ErrorSummary
      title="Please fill out all required fields"
      items={[{ href: '#email', text: 'Email: required' }]}
    />,
  )
  expect(document.activeElement).toBe(find(page, '[role=alert]'))
  expect(find(page, 'a').getAttribute('href')).toBe('#email')
})
