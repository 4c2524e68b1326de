import { expect, test } from 'vitest'
import { catalogueOf } from '../../../domain/messages/catalogues.ts'
import type { Locale } from '../../../domain/messages/locales.ts'
import { translator } from '../../../domain/messages/translate.ts'
import { personOf } from './profiles.tsx'

const quoted = (lang: Locale, quote: string) =>
  personOf({ name: 'Ines', role: '', picture: null, lang, quote }, translator(lang, catalogueOf(lang))).quote

test('36.53 the full stop follows the quotation mark in Spanish and Russian, and stands within it in the others', () => {
  expect(quoted('es', 'Bastó.')).toBe('“Bastó”.')
  expect(quoted('es', '¿Bastó?')).toBe('“¿Bastó?”.')
  expect(quoted('ru', 'Этого хватило.')).toBe('«Этого хватило».')
  expect(quoted('en', 'It was enough.')).toBe('“It was enough.”')
  expect(quoted('fr', 'Cela suffit.')).toBe('«\u00a0Cela suffit.\u00a0»')
})
