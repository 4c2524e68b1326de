import { expect, test } from 'vitest'
import { find, serve } from '../../../tests/harness/components/mount.ts'
import { catalogueOf } from '../../domain/messages/catalogues.ts'
import { translator } from '../../domain/messages/translate.ts'
import { Written } from './written.tsx'

const t = translator('en', catalogueOf('en'))
const folder = '/pictures/0b6f2a527c9e4d0b8f0f3c1a5b7e9d21'

test('14.3 a picture in a text has a srcset of sizes and formats', () => {
  const html = `<figure><img src="${folder}/960x600.webp" alt="&lt;A&gt; &amp; &quot;B&quot;" width="960" height="600" loading="lazy" /><figcaption>Here</figcaption></figure>`
  const page = serve(<Written html={html} t={t} />)
  expect(find(page, 'source').getAttribute('srcset')).toBe(
    `${folder}/480x300.avif 480w, ${folder}/960x600.avif 960w`,
  )
  const image = find<HTMLImageElement>(page, 'figure img')
  expect([image.alt, image.loading, image.width]).toEqual(['<A> & "B"', 'lazy', 960])
})

test('14.4 a video is a title, its provider and a link; nothing is loaded', () => {
  const html = '<figure><a href="https://vimeo.com/148751763">Hands &amp; gowns</a></figure>'
  const page = serve(<Written html={html} t={t} />)
  const link = find<HTMLAnchorElement>(page, 'figure a')
  expect([link.href, link.target, link.rel, link.textContent]).toEqual([
    'https://vimeo.com/148751763',
    '_blank',
    'noopener noreferrer',
    'Hands & gowns',
  ])
  expect(find(page, 'figcaption').textContent).toContain('Vimeo')
  expect(page.querySelector('iframe, script, video, img')).toBeNull()
})
