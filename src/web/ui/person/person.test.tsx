import { expect, test } from 'vitest'
import { find, serve } from '../../../../tests/harness/components/mount.ts'
import { Person } from './person.tsx'

const speciality = 'Microbiologist'

test('a quote is captioned with its speaker', () => {
  const page = serve(
    <Person
      name="Dr Larkspur"
      role={speciality}
      initials="NL"
      quote="“I listened.”"
      more={{ label: 'Read more', href: '/experts', about: 'about Dr Larkspur' }}
    />,
  )
  expect(find(page, 'figure > blockquote + figcaption').textContent).toContain('Dr Larkspur')
})
