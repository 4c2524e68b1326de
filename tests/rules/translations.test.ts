import { expect, test } from 'vitest'
import { faultsOfPage } from '../../scripts/check/translated-pages.ts'
import { faultsOfMessage } from '../../scripts/check/translations.ts'
import { isPseudo, type Locale, locales } from '../../src/domain/messages/locales.ts'
import { pluralForms } from '../../src/domain/messages/translation.ts'

test('36.1 a language has the plural forms that Intl.PluralRules gives it', () => {
  expect(Object.keys(pluralForms)).toEqual(
    Object.keys(locales).filter((locale) => locale !== 'en' && !isPseudo(locale as Locale)),
  )
  for (const [locale, forms] of Object.entries(pluralForms)) {
    const { pluralCategories } = new Intl.PluralRules(locale).resolvedOptions()
    expect([...forms].sort(), locale).toEqual([...pluralCategories].sort())
  }
})

const files = { one: '{count} file', other: '{count} files' }

test.each([
  ['a missing message', 'Hello', undefined, ['is missing']],
  ['an empty one', 'Hello', ' ', ['is empty']],
  ['a place that is lost', 'To {hospital}', 'À cet hôpital', ['has the places –, not {hospital}']],
  ['a place that is invented', 'Hello', 'Bonjour {name}', ['has the places {name}, not –']],
  ['another link', 'See [us](/a)', 'Voir [nous](/b)', ['has other tags or links than the original']],
  [
    'a plural form that is missing',
    files,
    { one: '{count} fichier', other: '{count}' },
    ["lacks the form 'many'"],
  ],
  ['a plural in one language only', files, 'fichiers', ['has plural forms in one language only']],
  ['a faithful message', 'To {hospital}', 'À {hospital}', []],
] as const)('36.2 the check of translations tells of %s', (_, original, translated, faults) => {
  expect(faultsOfMessage(original, translated, 'fr')).toEqual(faults)
})

test('36.3 only a form that means one number may leave the number out', () => {
  const one = { one: 'один файл', few: '{count} файла', many: '{count} файлов', other: '{count} файла' }
  expect(faultsOfMessage(files, one, 'ru')).toEqual(['has the places –, not {count}'])
  const two = { zero: 'ø', one: 'ø', two: 'ø', few: '{count}', many: '{count}', other: '{count}' }
  expect(faultsOfMessage(files, two, 'ar')).toEqual([])
})

const page = (title: string, body: string) =>
  `---\ntitle: ${title}\ndescription: D\nlayout: article\n---\n\n${body}\n`

test('36.4 a translated page has the head, headings, links and lists of the original', () => {
  const original = page('About', '## Europe\n\n- [Ask](/request-support)\n')
  expect(faultsOfPage(original, page('À propos', '## L’Europe\n\n- [Demandez](/request-support)\n'))).toEqual(
    [],
  )
  const faults = faultsOfPage(original, page('À propos', '[Demandez](/fr/request-support) [ici](#europe)\n'))
  expect(faults.map((fault) => fault.split(':', 1)[0])).toEqual([
    'has other links than the original',
    'has other headings than the original',
    'has other list items than the original',
  ])
})
