import { expect, test } from 'vitest'
import { expectAccessible } from '../expect-accessible.ts'
import { find, serve } from '../mount.ts'
import { Person } from './person.tsx'

const speciality = 'Microbiologist'

test('a quote is captioned with its speaker', async () => {
  const page = serve(
    <Person
      name="Dr Larkspur"
      role={speciality}
      initials="NL"
      quote="“I listened.”"
      more={{ label: 'Read more', href: '/experts', about: 'about Dr Larkspur' }}
    />,
  )
  await expectAccessible(page)
  expect(find(page, 'figure > blockquote + figcaption').textContent).toContain('Dr Larkspur')
})
