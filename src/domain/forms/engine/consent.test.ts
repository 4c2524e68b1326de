import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { usualFacts } from '../../brand.ts'
import { en } from '../../messages/en.ts'
import { type Translate, translator } from '../../messages/translate.ts'
import { wordingOf } from '../../messages/wording-of.ts'
import { reportForms } from '../../programme/report-forms.ts'
import { applicationForms } from '../application-forms.ts'
import { acceptedBySending, consentsIn } from './consent.ts'

const { expert, trainer } = applicationForms

/** The wording with unfilled placeholders, so that another brand does not change the hash. */
const plain: Translate = translator('en', en)

/** Changed wording needs a new version, in the form's definition and here. */
const known = {
  'expert.consent 2026-11-17': 'a624a3d06485fdd6184931b1d1c5f096c0ed2c38e48da3a2cbc7c9b07f16f8be',
  'trainer.terms 2026-11-17': '8e4b7b2d7cd39b6a1f4ecffd55d6749226c6ba1b2358e3f0227b33245cfd15ce',
  'hospital.terms_and_conditions 2026-11-15':
    '709b0daad36d591274ab2cc3e6d838a581d337c8609a0acd92017bac0d795904',
  'finalReport.story_consent 2026-11-15': 'ae799c44389a31ca06c25969e13f756ea9120d7e6f35b2d9b86b761ef6752287',
  'feedbackReport.story_consent 2026-11-15':
    'ae799c44389a31ca06c25969e13f756ea9120d7e6f35b2d9b86b761ef6752287',
}

test('the wording of a consent does not change without a new version', () => {
  const found = Object.values({ ...applicationForms, ...reportForms }).flatMap((form) => {
    const everything = Object.fromEntries(Object.keys(form.fields).map((name) => [name, true]))
    const given = [...consentsIn(form, everything, plain), ...acceptedBySending(form, plain)]
    return given.map(({ field, version, words }) => [
      `${form.id}.${field} ${version}`,
      createHash('sha256').update(words).digest('hex'),
    ])
  })
  expect(Object.fromEntries(found)).toEqual(known)
})

describe('a consent', () => {
  test('contains the wording of its step and question as shown', () => {
    const [consent] = consentsIn(expert, { consent: true }, translator('en', wordingOf('en', usualFacts)))
    expect(consent?.words).toMatch(/^Your data are processed in compliance with EU Regulations/)
    expect(consent?.words).toMatch(/\n\nDo you consent to the processing of your data for these purposes\?$/)
    expect(consent?.words).not.toMatch(/\{\w+\}/)
  })

  test('is recorded only for the answer yes', () => {
    expect(consentsIn(expert, {}, plain)).toEqual([])
    expect(consentsIn(expert, { consent: 'true' }, plain)).toEqual([])
    expect(consentsIn(trainer, { consent: true }, plain)).toEqual([])
  })
})
