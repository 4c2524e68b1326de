import { expect, test } from 'vitest'
import { find, serve } from '../../../../tests/harness/components/mount.ts'
import { Band } from './band.tsx'

test('a band with a heading is a section, one without is not', () => {
  const named = serve(
    <Band look="tint" labelledBy="news" inner="split">
      <h2 id="news">News</h2>
    </Band>,
  )
  expect(find(named, 'section.band--tint > .wrap.split')).toBeTruthy()
  expect(serve(<Band>Text</Band>).querySelector('section')).toBeNull()
})
