import { expect, test } from 'vitest'
import { serve } from '../../../../tests/harness/components/mount.ts'
import { Steps } from './steps.tsx'

test('steps are an ordered list', () => {
  const page = serve(
    <Steps
      items={[
        { title: 'Ask', text: 'In your words.' },
        { title: 'Choose', text: 'One of three.' },
      ]}
    />,
  )
  expect(page.querySelectorAll('ol > li > h3')).toHaveLength(2)
})
