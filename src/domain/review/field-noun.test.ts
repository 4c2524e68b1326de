import { describe, expect, test } from 'vitest'
import { applicationForms } from '../forms/application-forms.ts'
import { labelOf } from '../forms/engine/wording.ts'
import { catalogueOf } from '../messages/catalogues.ts'
import { translator } from '../messages/translate.ts'
import { applicationKinds } from './application-screens.ts'
import { nounOf } from './field-noun.ts'

const t = translator('en', catalogueOf('en'))

describe('40.71 the back office calls each field by a short noun', () => {
  test.each(applicationKinds)('40.71 of %ss, which is short, unique and not a question', (kind) => {
    const form = applicationForms[kind]
    const nouns = Object.keys(form.fields).map((name) => nounOf(form, name, t))
    expect(
      nouns.filter((noun) => noun.length > 32 || /[?:(]|please|\b(?:we|you|your)\b/i.test(noun)),
    ).toEqual([])
    expect(new Set(nouns).size).toBe(nouns.length)
  })

  test('40.71 the question of the form stays as it is', () => {
    expect(nounOf(applicationForms.expert, 'institution', t)).toBe('Employer')
    expect(labelOf(applicationForms.expert, 'institution', t)).toBe(
      'Current employer (if retired, note here)',
    )
  })
})
