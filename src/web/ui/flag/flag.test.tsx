import { test } from 'vitest'
import { expectAccessible } from '../expect-accessible.ts'
import { serve } from '../mount.ts'
import { Flag } from './flag.tsx'

test('a flag says nothing beside the name of its country', async () => {
  await expectAccessible(
    serve(
      <p>
        <Flag src="/flags/SN.svg" /> Senegal
      </p>,
    ),
  )
})
