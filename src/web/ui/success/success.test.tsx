import { expect, test } from 'vitest'
import { find, serve } from '../../../../tests/harness/components/mount.ts'
import { LinkButton } from '../button/button.tsx'
import { Success } from './success.tsx'

test('success is the heading of its page and can take the focus', () => {
  const page = serve(
    <Success title="Your application has arrived" text="We will write to you.">
      <LinkButton href="/">Go to Homepage</LinkButton>
    </Success>,
  )
  expect(find(page, 'h1').tabIndex).toBe(-1)
  expect(page.querySelectorAll('[data-petal=on]')).toHaveLength(6)
})
