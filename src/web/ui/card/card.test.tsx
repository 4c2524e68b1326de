import { expect, test } from 'vitest'
import { find, serve } from '../../../../tests/harness/components/mount.ts'
import { Card, Cards } from './card.tsx'

test('a card has one link with a distinct name', () => {
  const page = serve(
    <Cards>
      <Card
        title="The antibiogram"
        meta="Ghana"
        text="One page."
        art={<img src="/scenes/a.svg" alt="A plate" />}
        more={{ label: 'Learn more', href: '/story/a', about: 'about: The antibiogram' }}
      />
    </Cards>,
  )
  expect(page.querySelectorAll('a')).toHaveLength(1)
  expect(find(page, 'a').textContent).toContain('The antibiogram')
})
