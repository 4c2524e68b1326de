import { expect, test } from 'vitest'
import { usualColours } from '../settings/brand-colours.ts'
import { acceptBrand } from './brand.ts'

const given = { name: 'Ridge', long_name: 'Ridge Network of Stewards', ...usualColours }

test('46.1 a name, a long name and two colours are enough; what is left empty is empty', () => {
  const accepted = acceptBrand({ ...given, colour: '7A1F3D' })
  expect(accepted).toMatchObject({
    ok: true,
    value: { ...given, colour: '#7a1f3d', long_name_fr: '', mail_from: '', source_url: '' },
  })
})

test.each([
  [{ name: '' }, { name: 'required' }],
  [{ name: '–' }, { name: 'invalid_text' }],
  [{ name: 'x'.repeat(41) }, { name: 'too_long' }],
  [{ long_name: '' }, { long_name: 'required' }],
  [{ colour: '' }, { colour: 'required' }],
  [{ colour: 'url(//a)' }, { colour: 'invalid_text' }],
  [{ colour: '#e8c547' }, { colour: 'out_of_range' }],
  [{ accent: '#222222' }, { accent: 'out_of_range' }],
  [{ mail_from: 'registry' }, { mail_from: 'invalid_email' }],
  [{ mail_reply_to: 'a@b' }, { mail_reply_to: 'invalid_email' }],
  [{ source_url: 'javascript:alert(1)' }, { source_url: 'invalid_text' }],
  [{ logo: 'x' }, { logo: 'unknown_field' }],
])('%j is refused', (changed, errors) => {
  expect(acceptBrand({ ...given, ...changed })).toEqual({
    ok: false,
    refusal: { code: 'invalid_answers', errors },
  })
})
