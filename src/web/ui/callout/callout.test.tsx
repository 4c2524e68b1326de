import { expect, test } from 'vitest'
import { find, serve } from '../../../../tests/harness/components/mount.ts'
import { Callout } from './callout.tsx'

test('the title of a callout can label its aside', () => {
  const page = serve(
    <aside aria-labelledby="glance">
      <Callout id="glance" title="At a glance">
        <p>Six months.</p>
      </Callout>
    </aside>,
  )
  expect(find(page, '#glance').textContent).toBe('At a glance')
})
