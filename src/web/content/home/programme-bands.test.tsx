import { expect, test } from 'vitest'
import { find, findAll, serve } from '../../../../tests/harness/components/mount.ts'
import { Area, Path, Steps } from './programme-bands.tsx'

test('a path has a title and a link', () => {
  const page = serve(
    <Path
      icon="hospital"
      title="My hospital"
      text="Tell us."
      action={{ label: 'Request support', href: '/request' }}
    />,
  )
  expect(find(page, 'a').getAttribute('href')).toBe('/request')
})

test('an area highlights its own petal', () => {
  const page = serve(<Area index={1} title="Antimicrobial stewardship" text="Committees and ward rounds." />)
  expect(findAll(page, '[data-petal]').findIndex((petal) => petal.dataset.petal === 'on')).toBe(1)
})

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
