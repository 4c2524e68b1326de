import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyCandidate, anyNeed } from '../../../tests/harness/matching/any-match.ts'
import { en } from '../messages/en.ts'
import { translator } from '../messages/translate.ts'
import { type Fit, fitOf } from './fit.ts'
import { sayEvidence } from './say-evidence.ts'
import { criteria, fullHoursAWeek } from './scale.ts'
import { scoreMatch } from './score.ts'

const t = translator('en', en)

/** Few countries, so that experts often live near the hospital. */
const near = fc.constantFrom('GH', 'TG', 'KE', 'FR', 'TH')
const anyPair = fc.record({
  need: fc.tuple(anyNeed, near).map(([need, country]) => ({ ...need, country })),
  candidate: fc
    .tuple(anyCandidate, fc.uniqueArray(near, { maxLength: 2 }))
    .map(([candidate, countries]) => ({ ...candidate, countries })),
})

const judgements = fc.sample(anyPair, { numRuns: 3000, seed: 20 }).flatMap(({ need, candidate }) => {
  const { petals } = scoreMatch(need, candidate)
  return criteria.flatMap((criterion) => {
    const { points, maximum, evidence } = petals[criterion]
    return (['staff', 'hospital'] as const).map((reader) => {
      const sentence = sayEvidence(evidence, t, reader)
      return { criterion, sentence, points, maximum, fit: fitOf(petals[criterion]) }
    })
  })
})
const judged = judgements.filter(({ maximum }) => maximum > 0)

test('20.21 equal sentences have equal points', () => {
  const first = new Map(judgements.map((one) => [`${one.criterion} ${one.sentence}`, one]))
  expect(first.size).toBeGreaterThan(500)
  const differs = judgements.filter(({ criterion, sentence, points, maximum }) => {
    const other = first.get(`${criterion} ${sentence}`)
    return other?.points !== points || other.maximum !== maximum
  })
  expect(differs).toEqual([])
})

const saysTime = /^Offers [\d.]+ (month|hour)/

/** Sentences that mean full points; in those about months and hours, the numbers decide. */
function saysEverything(sentence: string): boolean {
  if (saysTime.test(sentence)) {
    const [, offered, asked] = /^Offers (\d+) month.*asked for:? up to (\d+) month/.exec(sentence) ?? []
    const [, hours] = /([\d.]+) hours? a week/.exec(sentence) ?? []
    return Number(offered ?? 1) >= Number(asked ?? 1) && Number(hours ?? fullHoursAWeek) >= fullHoursAWeek
  }
  return [
    /^Going by their specialties, at home in everything that (is|you) asked for:/,
    /^Speaks .+\. Level: Native\.$/,
    /^Lives or has worked in [^,]+\.$/,
    /^Offers what (is|you) asked for:/,
    /^(In the profession for 20\+ years|Years in the profession: not stated)\. Registry-related experience( in 4 of 4 areas|: not stated)\.$/,
  ].some((words) => words.test(sentence))
}

test('20.21 a sentence says that everything is met exactly when its criterion has full points', () => {
  const full = judged.filter(({ points, maximum }) => points === maximum)
  expect(full).toEqual(judged.filter(({ sentence }) => saysEverything(sentence)))
})

const negative = /^(States nothing in what|Speaks none of|Has not worked in|Does not travel;)/
const unjudged = /not stated\.$|which are not judged here\.$/

test('20.21 a sentence is negative exactly when its criterion has no points', () => {
  const without = judged.filter(({ points }) => points === 0)
  expect(without).toEqual(judged.filter(({ sentence }) => negative.test(sentence)))
  expect(judgements.filter(({ maximum, sentence }) => maximum === 0 && !unjudged.test(sentence))).toEqual([])
})

/** The sentences that say by themselves that nothing asked for or measured falls short. */
function saysMet(sentence: string): boolean {
  if (saysTime.test(sentence)) return saysEverything(sentence) && !/(offer|week): not/.test(sentence)
  return [
    /^Going by their specialties(, at home|: (at home|often works)) in (?!.*(touches on|states nothing))/,
    /^Speaks .+\. Level: (Expert|Native)\.$/,
    /^Lives or has worked in [^.]+(?<!, in (the WHO|your) region.+)\.$/,
    /^Has worked in .+ Years: >10\.$/,
    /^Offers what (is|you) asked for:/,
    /^In the profession for (15 – 20|20\+) years\. Registry-related experience in [34] of 4 areas\.$/,
  ].some((words) => words.test(sentence))
}

test.each(criteria)('20.22 the mark beside a sentence about %s agrees with the sentence', (name) => {
  const said = judgements.filter(({ criterion }) => criterion === name)
  const marked = (mark: Fit) => said.filter(({ fit }) => fit === mark)
  for (const mark of ['meets', 'inPart', 'unknown'] as const) expect(marked(mark).length).toBeGreaterThan(20)
  expect(marked('meets')).toEqual(said.filter(({ sentence }) => saysMet(sentence)))
  expect(marked('misses')).toEqual(said.filter(({ sentence }) => negative.test(sentence)))
  expect(marked('unknown')).toEqual(said.filter(({ maximum }) => maximum === 0))
})

test('20.22 a criterion with two thirds of its points or more has a tick', () => {
  const ticked = judgements.filter(({ fit }) => fit === 'meets')
  expect(ticked.filter(({ points, maximum }) => 3 * points < 2 * maximum)).toEqual([])
})
