import { expect, test } from 'vitest'
import { expectAccessible } from '../expect-accessible.ts'
import { find, serve } from '../mount.ts'
import { SectionHead } from './section-head.tsx'

test('a section head carries the id that names its section', async () => {
  const page = serve(
    <section aria-labelledby="how">
      <SectionHead
        id="how"
        title="How a match is made"
        text="In four steps."
        more={{ label: 'How we work', href: '/how' }}
      />
    </section>,
  )
  await expectAccessible(page)
  expect(find(page, '#how').textContent).toBe('How a match is made')
})
