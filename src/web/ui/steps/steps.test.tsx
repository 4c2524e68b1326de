import { expect, test } from 'vitest'
import { expectAccessible } from '../expect-accessible.ts'
import { serve } from '../mount.ts'
import { Steps } from './steps.tsx'

test('steps are an ordered list', async () => {
  const page = serve(
    <Steps
      items={[
        { title: 'Ask', text: 'In your words.' },
        { title: 'Choose', text: 'One of three.' },
      ]}
    />,
  )
  await expectAccessible(page)
  expect(page.querySelectorAll('ol > li > h3')).toHaveLength(2)
})
