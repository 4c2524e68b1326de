import { expect, test } from 'vitest'
import { find, serve } from '../../../../tests/harness/components/mount.ts'
import { Message } from './message.tsx'

test('a message of the initial page is not announced', () => {
  const page = serve(<Message title="We found a draft">Continue where you stopped.</Message>)
  expect(find(page, '.message').getAttribute('role')).toBeNull()
})

test('a live message is announced: politely for information, as an alert for errors', () => {
  expect(find(serve(<Message title="Saved" live />), '.message').getAttribute('role')).toBe('status')
  expect(find(serve(<Message tone="danger" title="Failed" live />), '.message').getAttribute('role')).toBe(
    'alert',
  )
})
