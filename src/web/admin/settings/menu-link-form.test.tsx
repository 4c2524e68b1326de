import { expect, test } from 'vitest'
import { catalogueOf } from '../../../domain/messages/catalogues.ts'
import { translator } from '../../../domain/messages/translate.ts'
import { sayError } from './menu-link-form.tsx'

test('47.12 an address and a label that are too long are refused with their own limits', () => {
  const t = translator('en', catalogueOf('en'))
  expect(sayError(t, 'address', 'too_long')).toBe('Please use at most 200 characters')
  expect(sayError(t, 'label_en', 'too_long')).toBe('Please use at most 40 characters')
})
