import { describe, expect, test } from 'vitest'
import { usualFacts } from '../../brand.ts'
import { en } from '../../messages/en.ts'
import { type Translate, translator } from '../../messages/translate.ts'
import { wordingOf } from '../../messages/wording-of.ts'
import { applicationForms } from '../application-forms.ts'
import { consentsIn } from './consent.ts'

const { expert, trainer } = applicationForms

/** The wording with unfilled placeholders, so that another brand does not change the hash. */
const plain: Translate = translator('en', en)

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
