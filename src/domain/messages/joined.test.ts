import { expect, test } from 'vitest'
import { joined, labelled } from './joined.ts'

test('36.54 lists of answers and labels use the punctuation of the language', () => {
  expect(joined(['أ', 'ب'], 'ar')).toBe('أ، ب')
  expect(labelled('E-mail', 'Ce champ est obligatoire', 'fr')).toBe('E-mail\u00a0: Ce champ est obligatoire')
  expect(labelled('Country\u00a0:', 'Unknown', 'en')).toBe('Country: Unknown')
  expect(labelled('ما سبب طلبكم؟', 'هذا الحقل مطلوب', 'ar')).toBe('ما سبب طلبكم؟ هذا الحقل مطلوب')
})
