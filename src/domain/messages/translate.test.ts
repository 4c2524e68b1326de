import { describe, expect, test } from 'vitest'
import { type Catalogue, type MessageKey, pickMessages } from './catalogue.ts'
import { en } from './en.ts'
import { pseudoCatalogue, pseudoHtml, pseudoText } from './pseudo.ts'
import { translator } from './translate.ts'

const t = translator('en', en)

test('placeholders are filled with the given values', () => {
  expect(t('site.copyright', { year: 2024, name: 'ASTER' })).toBe('© 2024 ASTER')
})

test('a plural form follows the count', () => {
  const catalogue = {
    site: { pages: { one: '{count} page', other: '{count} pages' } },
  } as unknown as Catalogue
  const pages = translator('en', catalogue)
  expect(pages('site.pages' as MessageKey, { count: 1 })).toBe('1 page')
  expect(pages('site.pages' as MessageKey, { count: 3 })).toBe('3 pages')
})

test('a missing message throws', () => {
  const small = translator('en', pickMessages(en, ['forms', 'lists.africa', 'lists.europe']))
  expect(small('forms.goHome')).toBe('Go to Homepage')
  expect([small('lists.africa'), small('lists.europe')]).toEqual(['Africa', 'Europe'])
  expect(() => small('lists.americas')).toThrow("No wording for 'lists.americas'")
  expect(() => small('site.menu')).toThrow("No wording for 'site.menu'")
})

describe('the accented locale', () => {
  test('accents and lengthens every word, except placeholders and entities', () => {
    expect(pseudoText('Contact {name} &amp; us')).toMatch(/^⟦Cöñtåçt \{name\} &amp; ûš·+⟧$/)
    expect(pseudoHtml('<p class="lede">Hello <b>you</b></p>')).toMatch(
      /^<p class="lede">⟦Héllö ·+⟧<b>⟦ýöû·+⟧<\/b><\/p>$/,
    )
  })

  test('has every message of the source', () => {
    const pseudo = translator('en-XA', pseudoCatalogue(en))
    expect(pseudo('forms.goHome')).toMatch(/^⟦Gö tö Hömépågé·+⟧$/)
  })
})
