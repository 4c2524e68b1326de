import { expect, test } from 'vitest'
import { find, serve } from '../../../../tests/harness/components/mount.ts'
import { SaveState } from './save-state.tsx'

test('being offline is shown as text with role status', () => {
  const page = serve(<SaveState state="offline">You are offline. Nothing is lost.</SaveState>)
  expect(find(page, '[role=status]').textContent).toBe('You are offline. Nothing is lost.')
})
