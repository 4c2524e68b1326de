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

test('each petal says in one sentence why it has its points', () => {
  const expert = {
    specialty_ids: [5],
    language_proficiency: [{ id: 2, value: 'French', proficiency: 'Native' }],
    country: 'Togo',
    general_availability: 'Online support only',
    general_availability_time: '6 months',
    work_experience_range: '5 – 10 years',
    registry_related_experience: [1, 2],
  }
  expect(sentences(hospitalExample, expert)).toEqual([
    'Works in or close to Antimicrobial Stewardship. Has little or no practice in Diagnostic stewardship and laboratory services.',
    'Speaks French. Level: Native.',
    'Lives or has worked in Togo, next to Ghana.',
    'Helps online and does not travel. Asked for: Online with visit.',
    'Months that they offer: 6. Asked for: up to 12.',
    'In the profession: 5 – 10 years. Focus areas of the registry: 2 of 4.',
  ])
})

test('what nobody has said is called not stated', () => {
  const said = sentences({}, {})
  expect(said).toHaveLength(6)
  for (const sentence of said) expect(sentence).toMatch(/not stated\.$/)
})
