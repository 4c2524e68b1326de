// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { expectAccessible } from '../expect-accessible.ts'
import { find, serve } from '../mount.ts'
import { Prose } from './prose.tsx'

test('prose takes elements or HTML that the server made', async () => {
  const page = serve(
    <>
      <Prose>
        <p>Written here.</p>
      </Prose>
      <Prose html="<h2>From Markdown</h2>" />
    </>,
  )
  await expectAccessible(page)
  expect(find(page, '.prose > h2').textContent).toBe('From Markdown')
})
