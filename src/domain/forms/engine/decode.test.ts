import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { validAnswers } from '../../../../tests/arbitraries/answers.ts'
import { proficiencies } from '../../lists/languages.ts'
import { findItem } from '../../lists/list.ts'
import { contactForm } from '../contact.ts'
import { expertForm } from '../expert.ts'
import { hospitalForm } from '../hospital.ts'
import { trainerForm } from '../trainer.ts'
import { decode, rowName } from './decode.ts'
import type { Answers, Form, LanguageRow, RegionRow } from './form.ts'
import { validate } from './validate.ts'

const forms: Form[] = [expertForm, hospitalForm, trainerForm, contactForm]

test.each(forms.map((form) => [form.id, form] as const))(
  'a native post of the %s form is read as the answers that were filled in',
  (_, form) => {
    fc.assert(
      fc.property(validAnswers(form), (answers) => {
        expect(decode(form, post(form, answers))).toEqual(answers)
      }),
    )
  },
)

describe('a native post', () => {
  test('is judged like any other answers', () => {
    expect(decode(contactForm, { name: 'Ana', email: ['ana'], csrf: 'x' })).toEqual({
      name: 'Ana',
      email: 'ana',
    })
    expect(validate(hospitalForm, decode(hospitalForm, { num_of_beds: '12a' }))).toMatchObject({
      num_of_beds: 'invalid_number',
    })
  })

  test('with two answers in one row is refused with an error at the field', () => {
    const posted = { [rowName('regional_experience', 1)]: ['<5', '>10'] }
    expect(validate(expertForm, decode(expertForm, posted))).toMatchObject({
      regional_experience: 'repeated',
    })
  })

  test('with a slider at 0 or no level leaves its language out', () => {
    const posted = {
      [rowName('language_proficiency', 1)]: '0',
      [rowName('language_proficiency', 2)]: '3',
      [rowName('language_proficiency', 3)]: '',
    }
    expect(decode(trainerForm, posted).language_proficiency).toEqual([
      { id: 2, value: 'French', proficiency: 'Expert' },
    ])
  })

  test('with a ticked language takes the level of its slider, or none if the slider was not moved', () => {
    const posted = {
      language_proficiency: ['1', '2'],
      [rowName('language_proficiency', 1)]: '0',
      [rowName('language_proficiency', 2)]: '4',
    }
    expect(decode(expertForm, posted).language_proficiency).toEqual([
      { id: 2, value: 'French', proficiency: 'Native' },
      { id: 1, value: 'English', proficiency: undefined },
    ])
  })
})

/** What a browser posts: sliders their position, checkboxes their value, CRLF for line breaks. */
function post(form: Form, answers: Answers): Record<string, string | string[]> {
  const inputs = Object.entries(answers).flatMap(([name, answer]): [string, string | string[]][] => {
    switch (form.fields[name]?.kind) {
      case 'languageRows':
        return (answer as LanguageRow[]).map(({ id, proficiency }) => [
          rowName(name, id),
          String(findItem(proficiencies, proficiency)?.alias),
        ])
      case 'regionRows':
        return (answer as RegionRow[]).map((row) => [rowName(name, row.id), row.years_of_experience])
      case 'choices':
      case 'countriesWithin':
        return [[name, (answer as unknown[]).map(String)]]
      case 'tick':
        return [[name, 'on']]
      case 'consent':
        return [[name, 'yes']]
      default:
        return [[name, String(answer).replaceAll('\n', '\r\n')]]
    }
  })
  return Object.fromEntries(inputs)
}
