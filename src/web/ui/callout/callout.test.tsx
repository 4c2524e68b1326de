import { test } from 'vitest'
import { expectAccessible } from '../expect-accessible.ts'
import { serve } from '../mount.ts'
import { Callout } from './callout.tsx'

test('a callout may name the aside that holds it', async () => {
  await expectAccessible(
    serve(
      <aside aria-labelledby="glance">
        <Callout id="glance" title="At a glance">
          <p>Six months.</p>
        </Callout>
      </aside>,
    ),
  )
})
