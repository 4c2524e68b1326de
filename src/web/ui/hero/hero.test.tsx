import { expect, test } from 'vitest'
import { find, serve } from '../../../../tests/harness/components/mount.ts'
import { LinkButton } from '../button/button.tsx'
import { Hero } from './hero.tsx'

test('the promise is one heading', () => {
  const page = serve(
    <Hero lines={['One hospital.', 'One expert.']} highlight="Side by side." lede="A registry.">
      <LinkButton href="/apply">Apply</LinkButton>
    </Hero>,
  )
  expect(find(page, 'h1').textContent).toBe('One hospital. One expert. Side by side.')
})
