import { expect, test } from 'vitest'
import { expectAccessible } from '../expect-accessible.ts'
import { find, serve } from '../mount.ts'
import { Card, Cards } from './card.tsx'

test('a card has one link, and its name tells it from the others', async () => {
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
  await expectAccessible(page)
  expect(page.querySelectorAll('a')).toHaveLength(1)
  expect(find(page, 'a').textContent).toContain('The antibiogram')
})
