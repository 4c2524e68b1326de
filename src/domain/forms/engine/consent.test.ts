import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { usualFacts } from '../../brand.ts'
import { en } from '../../messages/en.ts'
import { type Translate, translator } from '../../messages/translate.ts'
import { wordingOf } from '../../messages/wording-of.ts'
import { reportForms } from '../../programme/report-forms.ts'
import { applicationForms } from '../application-forms.ts'
import { consentsIn } from './consent.ts'

const { expert, trainer } = applicationForms

/** The wording before anybody's name is put into it: another institution's brand changes nothing here. */
const plain: Translate = translator('en', en)

/** What changes in the words of a consent has a new version, in the form's definition and here. */
const known = {
  'expert.consent 2026-11-15': 'be986c580afc96d2f0d90d9277c541054a878d60ab499593b3776bffa8074b53',
  'hospital.terms_and_conditions 2026-11-15':
    '709b0daad36d591274ab2cc3e6d838a581d337c8609a0acd92017bac0d795904',
  'finalReport.story_consent 2026-11-15': 'ae799c44389a31ca06c25969e13f756ea9120d7e6f35b2d9b86b761ef6752287',
  'feedbackReport.story_consent 2026-11-15':
    'ae799c44389a31ca06c25969e13f756ea9120d7e6f35b2d9b86b761ef6752287',
}

test('the words of a consent do not change without their version', () => {
  const found = Object.values({ ...applicationForms, ...reportForms }).flatMap((form) => {
    const everything = Object.fromEntries(Object.keys(form.fields).map((name) => [name, true]))
    return consentsIn(form, everything, plain).map(({ field, version, words }) => [
      `${form.id}.${field} ${version}`,
      createHash('sha256').update(words).digest('hex'),
    ])
  })
  expect(Object.fromEntries(found)).toEqual(known)
})

describe('a consent', () => {
  test('has the words of its step and of its question, as they were shown', () => {
    const [consent] = consentsIn(expert, { consent: true }, translator('en', wordingOf('en', usualFacts)))
    expect(consent?.words).toMatch(/^Your data are processed in compliance with EU Regulations/)
    expect(consent?.words).toMatch(/\n\nDo you consent to the processing of your data for these purposes\?$/)
    expect(consent?.words).not.toMatch(/\{\w+\}/)
  })

  test('is there only where somebody said yes', () => {
    expect(consentsIn(expert, {}, plain)).toEqual([])
    expect(consentsIn(expert, { consent: 'true' }, plain)).toEqual([])
    expect(consentsIn(trainer, { consent: true }, plain)).toEqual([])
  })
})
