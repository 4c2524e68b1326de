import { expect, test } from 'vitest'
import { find, serve } from '../../../../tests/harness/components/mount.ts'
import { ErrorAlert } from './error-alert.tsx'

test('an error is announced; without one nothing is rendered', () => {
  expect(find(serve(<ErrorAlert text="No connection" />), '[role=alert]').textContent).toBe('No connection')
  expect(serve(<ErrorAlert text={undefined} />).querySelector('[role=alert]')).toBeNull()
})
