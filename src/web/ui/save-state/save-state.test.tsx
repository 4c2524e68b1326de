import { expect, test } from 'vitest'
import { expectAccessible } from '../expect-accessible.ts'
import { find, serve } from '../mount.ts'
import { SaveState } from './save-state.tsx'

test('being offline is told as a state, in words', async () => {
  const page = serve(<SaveState state="offline">You are offline. Nothing is lost.</SaveState>)
  await expectAccessible(page)
  expect(find(page, '[role=status]').textContent).toBe('You are offline. Nothing is lost.')
})
