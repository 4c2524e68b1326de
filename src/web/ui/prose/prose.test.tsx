import { expect, test } from 'vitest'
import { find, serve } from '../../../../tests/harness/components/mount.ts'
import { Prose } from './prose.tsx'

test('prose accepts elements or HTML of the server', () => {
  const page = serve(
    <>
      <Prose>
        <p>Written here.</p>
      </Prose>
      <Prose html="<h2>From Markdown</h2>" />
    </>,
  )
  expect(find(page, '.prose > h2').textContent).toBe('From Markdown')
})

test('a wide table can be scrolled by keyboard', () => {
  const page = serve(<Prose html="<table><tr><th>Wards</th><td>2</td></tr></table><p>After it</p>" />)
  expect(find(page, '.prose > [tabindex="0"] > table').textContent).toBe('Wards2')
  expect(find(page, '.prose > p').textContent).toBe('After it')
})
