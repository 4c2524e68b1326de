import { expect, test } from 'vitest'
import { find, serve } from '../../../../tests/harness/components/mount.ts'
import { Todo } from './todo.tsx'

test('each task is a link with its waiting time', () => {
  const page = serve(
    <Todo items={[{ id: '1', label: 'Send shortlist', href: '/admin/match', note: '9 days' }]} />,
  )
  expect(find(page, 'li').textContent).toBe('Send shortlist9 days')
})

test('a task without a URL is not a link', () => {
  const page = serve(<Todo items={[{ id: '1', label: 'A mail did not go', note: '2 hours' }]} />)
  expect(find(page, 'li').textContent).toBe('A mail did not go2 hours')
  expect(page.querySelector('a')).toBeNull()
})
