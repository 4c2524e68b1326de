import { expect, test } from 'vitest'
import { find, serve } from '../../../../tests/harness/mount.ts'
import { Message } from './message.tsx'

test('a message that was on the page from the start does not interrupt', () => {
  const page = serve(<Message title="We found a draft">Continue where you stopped.</Message>)
  expect(find(page, '.message').getAttribute('role')).toBeNull()
})

test('a live message is announced: gently for information, at once for trouble', () => {
  expect(find(serve(<Message title="Saved" live />), '.message').getAttribute('role')).toBe('status')
  expect(find(serve(<Message tone="danger" title="Failed" live />), '.message').getAttribute('role')).toBe(
    'alert',
  )
})
