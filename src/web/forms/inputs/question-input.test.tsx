import fc from 'fast-check'
import { act, useState } from 'react'
import { describe, expect, test } from 'vitest'
import { validAnswers } from '../../../../tests/arbitraries/answers.ts'
import { click, find, findAll, mount, serve, write } from '../../../../tests/harness/components/mount.ts'
import { decode, type Posted } from '../../../domain/forms/engine/decode.ts'
import type { Answers, Form } from '../../../domain/forms/engine/form.ts'
import { normalise } from '../../../domain/forms/engine/normalise.ts'
import { askedFields } from '../../../domain/forms/engine/visible.ts'
import { expertForm } from '../../../domain/forms/expert.ts'
import { hospitalForm } from '../../../domain/forms/hospital.ts'
import { trainerForm } from '../../../domain/forms/trainer.ts'
import { pickMessages } from '../../../domain/messages/catalogue.ts'
import { en } from '../../../domain/messages/en.ts'
import { translator } from '../../../domain/messages/translate.ts'
import type { FieldErrors } from '../../../domain/refusals.ts'
import { wordsOfApplying } from '../../applications/words-of-applying.ts'
import { QuestionInput } from './question-input.tsx'

const forms: readonly Form[] = [expertForm, hospitalForm, trainerForm]

function Questions({ form, given = {}, errors = {}, alive = true, only }: Props) {
  const [answers, setAnswers] = useState(given)
  const onChange = (changes: Answers) => setAnswers((before) => ({ ...before, ...changes }))
  // Only the messages that the island gets, so that a missing one fails the test.
  const t = translator('en', pickMessages(en, wordsOfApplying(form)))
  return (
    <form data-answers={JSON.stringify(answers)}>
      {(only ?? askedFields(form)).map((name) => (
        <QuestionInput key={name} {...{ form, name, t, answers, errors, alive, onChange }} locale="en" />
      ))}
    </form>
  )
}
type Props = { form: Form; given?: Answers; errors?: FieldErrors; alive?: boolean; only?: string[] }

const answersOn = (page: Element) => JSON.parse(find(page, 'form').dataset.answers ?? '{}')

describe.each(forms)('the $id form without a script', (form) => {
  test('posts the answers that it was rendered with', () => {
    fc.assert(
      fc.property(validAnswers(form), (given) => {
        const page = serve(<Questions form={form} given={given} alive={false} />)
        const posted = decode(form, postedAsDrawn(page))
        const typed = Object.fromEntries(Object.entries(normalise(form, given)).map(withoutLevel))
        expect(sorted(posted)).toEqual(sorted(typed))
      }),
      { numRuns: 10 },
    )
  })
})

test('countries have names as values, and the chosen one has its flag', () => {
  const { page } = mount(<Questions form={expertForm} only={['country']} />)
  write(find<HTMLSelectElement>(page, 'select'), 'Ghana')
  expect(answersOn(page)).toEqual({ country: 'Ghana' })
  expect(find<HTMLImageElement>(page, '.flag').src).toContain('/flags/GH.svg')
})

test('only the countries of the chosen regions are offered', () => {
  const given = { regional_experience: [{ id: 4, years_of_experience: '<5' }] }
  const { page } = mount(
    <Questions form={expertForm} given={given} only={['regional_experience_countries']} />,
  )
  const offered = findAll<HTMLInputElement>(page, '[type=checkbox]').map(({ value }) => value)
  expect(offered).toContain('Nepal')
  expect(offered).not.toContain('Ghana')
  expect(page.textContent).toContain('the countries of the regions that you chose: South-East Asia.')
})

test('specialties are in alphabetical order', () => {
  const { page } = mount(<Questions form={expertForm} only={['specialty_ids']} />)
  const names = findAll(page, '.combo__option').map(({ textContent }) => textContent ?? '')
  expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'en')))
  expect(names[0]).toBe('Clinical microbiology')
})

test('5.30 the text of ‘Other’ is asked for once it is chosen, and without a script', () => {
  const only = ['specialty_ids', 'specialty_other']
  const served = serve(<Questions form={expertForm} alive={false} only={only} />)
  expect(find(served, '.without-script #specialty_other')).toBeTruthy()
  const { page } = mount(<Questions form={expertForm} only={only} />)
  expect(page.querySelector('#specialty_other')).toBeNull()
  write(find<HTMLInputElement>(page, '[role=combobox]'), 'dentistry')
  expect(find(page, '.combo__note').textContent).toContain('use ‘Other (please specify)’ instead')
  click(find(page, '.btn'))
  expect(document.activeElement).toBe(find(page, '#specialty_other'))
  write(find<HTMLInputElement>(page, '#specialty_other'), 'Dentistry')
  expect(answersOn(page)).toEqual({ specialty_other: 'Dentistry' })
})

test('5.34 what was typed before ‘Other’ was chosen becomes its text', () => {
  const only = ['working_languages', 'working_languages_other']
  const { page } = mount(<Questions form={hospitalForm} only={only} />)
  const field = find<HTMLInputElement>(page, 'input[type=text]')
  write(field, 'Kinyamulenge')
  click(find(page, '.combo__option:not([hidden]) input'))
  expect(Object.values(answersOn(page))).toContain('Kinyamulenge')
})

test('a fourth field of expertise is ignored', () => {
  const { page } = mount(
    <Questions
      form={trainerForm}
      given={{ field_of_expertise_ids: [1, 2, 3] }}
      only={['field_of_expertise_ids']}
    />,
  )
  click(find(page, 'input[value="4"]'))
  expect(answersOn(page)).toEqual({ field_of_expertise_ids: [1, 2, 3] })
  expect(page.textContent).toContain('You have chosen 3.')
})

test('one value per region; choosing it again clears the region', () => {
  const { page } = mount(<Questions form={expertForm} only={['regional_experience']} />)
  const cell = (label: string) => find(page, `[aria-label="${label}"]`)
  const years = () =>
    answersOn(page).regional_experience.map((row: Record<string, unknown>) => [
      row.value,
      row.years_of_experience,
    ])
  click(cell('Europe, >10 years'))
  click(cell('Africa, <5 years'))
  click(cell('Africa, 5-10 years'))
  expect(years()).toEqual([
    ['Africa', '5-10'],
    ['Europe', '>10'],
  ])
  click(cell('Africa, 5-10 years'))
  expect(years()).toEqual([['Europe', '>10']])
})

test('choosing a chosen card again clears the answer', () => {
  const { page } = mount(<Questions form={hospitalForm} only={['method_of_support']} />)
  const card = find(page, 'input[value=onlineOnly]')
  click(card)
  expect(answersOn(page)).toEqual({ method_of_support: 'onlineOnly' })
  click(card)
  expect(answersOn(page)).toEqual({})
})

test('the words of a motivation are counted, without a limit', () => {
  const { page } = mount(<Questions form={expertForm} only={['motivation']} />)
  write(find<HTMLTextAreaElement>(page, 'textarea'), 'word '.repeat(201))
  expect(find(page, '.count').textContent).toBe(
    '201 of 200 words. That is 1 too many: please shorten the text.',
  )
  expect(answersOn(page).motivation).toHaveLength(201 * 5)
})

describe('languages', () => {
  const languages = (page: Element) =>
    answersOn(page).language_proficiency.map((row: Record<string, unknown>) => [row.value, row.proficiency])
  const slider = (page: Element, id: number) =>
    find<HTMLInputElement>(page, `[name="language_proficiency.${id}"]`)

  test('each chosen one gets a slider from Basic to Native', () => {
    const { page } = mount(<Questions form={expertForm} only={['language_proficiency']} />)
    expect(page.querySelector('[type=range]')).toBeNull()
    click(find(page, 'input[value="2"]'))
    expect(slider(page, 2).min).toBe('1')
    expect(languages(page)).toEqual([['French', undefined]])
    expect(slider(page, 2).getAttribute('aria-valuetext')).toBe('Not set yet')
    write(slider(page, 2), '4')
    expect(languages(page)).toEqual([['French', 'Native']])
    expect(slider(page, 2).getAttribute('aria-valuetext')).toBe('Native')
  })

  test('Other has its own text and slider; 0 removes it, which can be undone', () => {
    const given = { language_proficiency: [{ id: 0, proficiency: 'Expert' }] }
    const { page } = mount(<Questions form={expertForm} given={given} only={['language_proficiency']} />)
    write(find<HTMLInputElement>(page, '#language_proficiency_other'), 'Wolof')
    expect(answersOn(page).language_proficiency_other).toBe('Wolof')
    expect(slider(page, 0).min).toBe('0')
    slider(page, 0).focus()
    write(slider(page, 0), '0')
    expect(slider(page, 0).getAttribute('aria-valuetext')).toBe('None')
    release(slider(page, 0))
    expect(page.querySelector('[type=range]')).toBeNull()
    expect(answersOn(page).language_proficiency).toEqual([])
    const undo = find(page, '[role=status] button')
    expect(document.activeElement).toBe(undo)
    click(undo)
    expect(languages(page)).toEqual([['Other', undefined]])
    expect(answersOn(page).language_proficiency_other).toBe('Wolof')
  })

  test('5.26 a language that the list does not know stays, is shown and can be removed', () => {
    const given = { language_proficiency: [{ id: 99, value: 'Hausa', proficiency: 'Native' }] }
    const { page } = mount(<Questions form={expertForm} given={given} only={['language_proficiency']} />)
    expect(slider(page, 99).getAttribute('aria-label')).toBe('Proficiency in Hausa')
    click(find(page, 'input[value="2"]'))
    expect(languages(page)).toEqual([
      ['Hausa', 'Native'],
      ['French', undefined],
    ])
    click(find(page, 'button[aria-label="Remove Hausa"]'))
    expect(languages(page)).toEqual([['French', undefined]])
  })

  test('in the trainer form every slider can remove its language', () => {
    const given = { language_proficiency: [{ id: 1, proficiency: 'Basic' }] }
    const { page } = mount(<Questions form={trainerForm} given={given} only={['language_proficiency']} />)
    write(slider(page, 1), '0')
    release(slider(page, 1))
    expect(answersOn(page).language_proficiency).toEqual([])
  })

  /** Releases the key that moved the slider. */
  function release(input: HTMLElement) {
    act(() => {
      input.dispatchEvent(new KeyboardEvent('keyup', { key: 'ArrowLeft', bubbles: true }))
    })
  }
})

/** The data that a browser would post, read from the markup: happy-dom does not fully support select lists. */
function postedAsDrawn(page: Element): Posted {
  const posted: Record<string, string[]> = {}
  const post = (name: string, value: string) => {
    posted[name] = [...(posted[name] ?? []), value]
  }
  for (const { name, type, value, defaultChecked } of findAll<HTMLInputElement>(page, 'input[name]')) {
    if (type === 'checkbox' || type === 'radio' ? defaultChecked : type !== 'file') post(name, value)
  }
  for (const { name, value } of findAll<HTMLTextAreaElement>(page, 'textarea')) post(name, value)
  for (const list of findAll<HTMLSelectElement>(page, 'select')) {
    for (const { value } of findAll<HTMLOptionElement>(list, '[selected]')) post(list.name, value)
  }
  return posted
}

/** 'Wolof - Basic' is stored; the input contains 'Wolof', and its row the level. */
function withoutLevel([name, value]: [string, unknown]): [string, unknown] {
  return [name, name.endsWith('_proficiency_other') ? String(value).replace(/ - \w+$/, '') : value]
}

/** Lists are posted in the order of the page. */
function sorted(answers: Answers): Answers {
  const inOrder = (value: unknown) =>
    Array.isArray(value) ? value.map((one) => JSON.stringify(one)).toSorted() : value
  return Object.fromEntries(Object.entries(answers).map(([name, value]) => [name, inOrder(value)]))
}
