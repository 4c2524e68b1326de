import { expect, test } from 'vitest'
import { hospitalExample } from '../forms/hospital-example.ts'
import { en } from '../messages/en.ts'
import { translator } from '../messages/translate.ts'
import { candidateOf } from './candidate.ts'
import { needOf } from './need.ts'
import { type Reader, sayEvidence } from './say-evidence.ts'
import { scoreMatch } from './score.ts'

const t = translator('en', en)
const sentences = (need: object, expert: object, reader?: Reader) =>
  Object.values(scoreMatch(needOf({ ...need }), candidateOf({ ...expert })).petals).map(({ evidence }) =>
    sayEvidence(evidence, t, reader),
  )

const expert = {
  specialty_ids: [5],
  language_proficiency: [{ id: 2, value: 'French', proficiency: 'Native' }],
  country: 'Togo',
  general_availability: 'Online support only',
  general_availability_time: '6 months, 2 hours a week',
  work_experience_range: '5 – 10 years',
  registry_related_experience: [1, 2],
}

test('each petal explains its points in one sentence', () => {
  expect(sentences(hospitalExample, expert)).toEqual([
    'Going by their specialties: at home in Antimicrobial Stewardship; touches on Diagnostic stewardship and laboratory services.',
    'Speaks French. Level: Native.',
    'Lives or has worked in Togo, next to Ghana.',
    'Helps online and does not travel; asked for: Online with visit.',
    'Offers 6 months, 2 hours a week; asked for: up to 12 months. We look for 4 hours a week or more.',
    'In the profession for 5 – 10 years. Registry-related experience in 2 of 4 areas.',
  ])
})

test('20.51 a sentence states what is inferred from specialties, and never that somebody has no practice', () => {
  const asked = { field_of_expertise_ids: [2, 5] }
  for (const reader of ['staff', 'hospital'] as const) {
    const [fields] = sentences(asked, expert, reader)
    expect(fields).toBe(
      'Going by their specialties: at home in Antimicrobial Stewardship; states nothing in Clinical microbiology.',
    )
    expect(sentences({ field_of_expertise_ids: [5] }, expert, reader)[0]).toMatch(
      /^Going by their specialties, at home in everything that /,
    )
    expect(sentences({ field_of_expertise_ids: [2] }, expert, reader)[0]).toMatch(/^States nothing in what /)
  }
  expect(JSON.stringify([en.match, en.yourMatch])).not.toContain('Has no practice')
})

test('20.52 a hospital reads whole sentences about its own request', () => {
  expect(sentences(hospitalExample, { ...expert, country: 'Kenya' }, 'hospital').slice(2, 5)).toEqual([
    'Lives or has worked in Kenya, in your region: Africa. Years: not stated.',
    'Helps online and does not travel; you asked for: Online with visit.',
    'Offers 6 months, 2 hours a week; you asked for up to 12 months. We look for 4 hours a week or more.',
  ])
  const offers = { general_availability_time: '18 months, 4 hours a week' }
  expect(sentences(hospitalExample, offers, 'hospital')[4]).toBe(
    'Offers 18 months, 4 hours a week; you asked for up to 12 months.',
  )
})

test('a missing answer is called not stated', () => {
  const said = sentences({}, {})
  expect(said).toHaveLength(6)
  for (const sentence of said) expect(sentence).toMatch(/not stated\.$/)
})

test('20.41 the share of the score that could be judged always has the same wording', () => {
  for (const name of ['workspace.confidenceOf', 'workspace.judgedOn'] as const)
    expect(t(name, { count: 70 })).toMatch(/^Judged on 70 of 100 points/)
  const words = JSON.stringify([en.workspace, en.board, en.match, en.selectExpert])
  expect(words).not.toMatch(/Confidence |Focus areas/)
  expect(t('workspace.registry_related_experience')).toBe(t('expert.registry_related_experience'))
})
