import { expect, test } from 'vitest'
import { LinkButton } from '../button/button.tsx'
import { expectAccessible } from '../expect-accessible.ts'
import { find, serve } from '../mount.ts'
import { Hero } from './hero.tsx'

test('the promise is one heading', async () => {
  const page = serve(
    <Hero lines={['One hospital.', 'One expert.']} highlight="Side by side." lede="A registry.">
      <LinkButton href="/apply">Apply</LinkButton>
    </Hero>,
  )
  await expectAccessible(page)
  expect(find(page, 'h1').textContent).toBe('One hospital. One expert. Side by side.')
})
