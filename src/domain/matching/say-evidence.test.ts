import { expect, test } from 'vitest'
import { hospitalExample } from '../forms/hospital-example.ts'
import { en } from '../messages/en.ts'
import { translator } from '../messages/translate.ts'
import { candidateOf } from './candidate.ts'
import { needOf } from './need.ts'
import { sayEvidence } from './say-evidence.ts'
import { scoreMatch } from './score.ts'

const t = translator('en', en)
const sentences = (need: object, expert: object) =>
  Object.values(scoreMatch(needOf({ ...need }), candidateOf({ ...expert })).petals).map(({ evidence }) =>
    sayEvidence(evidence, t),
  )

test('each petal explains its points in one sentence', () => {
  const expert = {
    specialty_ids: [5],
    language_proficiency: [{ id: 2, value: 'French', proficiency: 'Native' }],
    country: 'Togo',
    general_availability: 'Online support only',
    general_availability_time: '6 months, 2 hours a week',
    work_experience_range: '5 – 10 years',
    registry_related_experience: [1, 2],
  }
  expect(sentences(hospitalExample, expert)).toEqual([
    'At home in Antimicrobial Stewardship. Touches Diagnostic stewardship and laboratory services.',
    'Speaks French. Level: Native.',
    'Lives or has worked in Togo, next to Ghana.',
    'Helps online and does not travel. Asked for: Online with visit.',
    'Months that they offer: 6. Asked for: up to 12. Hours a week: 2. Our measure: 4 or more.',
    'In the profession: 5 – 10 years. Registry-related experience: 2 of 4 areas.',
  ])
})

test('a missing answer is called not stated', () => {
  const said = sentences({}, {})
  expect(said).toHaveLength(6)
  for (const sentence of said) expect(sentence).toMatch(/not stated\.$/)
})

test('20.41 how much of the score could be judged is said in one wording', () => {
  for (const name of ['workspace.confidenceOf', 'workspace.judgedOn', 'board.confidence'] as const)
    expect(t(name, { count: 70 })).toMatch(/^Judged on 70 of 100 points/)
  expect(t('workspace.judgedOn', { count: 70 })).toBe(t('board.confidence', { count: 70 }))
  const words = JSON.stringify([en.workspace, en.board, en.match, en.selectExpert])
  expect(words).not.toMatch(/Confidence |Focus areas/)
  expect(t('workspace.registry_related_experience')).toBe(t('expert.registry_related_experience'))
})
