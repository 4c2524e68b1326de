import { expect, test } from 'vitest'
import { usualFacts } from '../brand.ts'
import { contactIn } from '../messages/contact-in.ts'
import { addressFacts, isSample, withoutSamples } from './sample-address.ts'

test.each([
  'https://institution.example/',
  'https://institution.example:8443/a?b',
  'coordinator@aster.example',
  'https://EXAMPLE/',
])('%s is a sample', (address) => {
  expect(isSample(address)).toBe(true)
})

test.each([
  'https://ridge.org/example',
  'https://example.org/',
  'desk@example.org',
  'https://myexample.org',
  '',
])('%s is an address', (address) => {
  expect(isSample(address)).toBe(false)
})

test('46.5 a public registry shows no sample address; without its own address it links to its contact page', () => {
  const facts = withoutSamples(usualFacts, 'https://registry.org')
  expect(JSON.stringify(facts)).not.toMatch(/\.example/)
  for (const name of addressFacts) expect(facts[name]).toBe('')
  const page = 'https://registry.org/fr/about/contact-us'
  expect(contactIn('fr', facts)).toEqual({ text: page, href: page })
  const own = withoutSamples({ ...usualFacts, coordinator_email: 'desk@ridge.org' }, 'https://registry.org')
  expect(contactIn('fr', own)).toEqual({ text: 'desk@ridge.org', href: 'mailto:desk@ridge.org' })
})
