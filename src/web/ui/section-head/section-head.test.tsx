import { expect, test } from 'vitest'
import { find, serve } from '../../../../tests/harness/components/mount.ts'
import { SectionHead } from './section-head.tsx'

test('a section head has the id that labels its section', () => {
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
  expect(find(page, '#how').textContent).toBe('How a match is made')
})
