import { expect, test } from 'vitest'
import { find, serve } from '../../../../tests/harness/components/mount.ts'
import { usualFacts } from '../../../domain/brand.ts'
import { catalogueOf } from '../../../domain/messages/catalogues.ts'
import { type Locale, locales, localPath } from '../../../domain/messages/locales.ts'
import { translator } from '../../../domain/messages/translate.ts'
import { contentOf } from '../prose/static-content.ts'
import { contentPage } from './content-page.tsx'

function draw(locale: Locale, terms: { since: string; pdf?: string }) {
  const context = {
    data: { content: contentOf('terms-experts', { locale, registry: usualFacts }), terms },
    ...{ locale, path: '/terms/experts', t: translator(locale, catalogueOf(locale)) },
    href: (path: string) => localPath(locale, path),
  }
  return serve(contentPage.Body(context as never) as never)
}

test.each(Object.keys(locales) as Locale[])(
  '49.3 terms name their day and link their PDF in %s',
  (locale) => {
    const said = find(draw(locale, { since: '2026-11-18', pdf: '/documents/terms.pdf' }), '.stack > .muted')
    expect(said.textContent).toMatch(/2026|٢٠٢٦/)
    expect(find(said, 'a').getAttribute('href')).toBe(localPath(locale, '/documents/terms.pdf'))
  },
)

test('49.3 terms without a PDF name their day alone', () => {
  expect(find(draw('en', { since: '2026-11-18' }), '.stack > .muted').textContent).toBe(
    'Version of 18 November 2026',
  )
})
