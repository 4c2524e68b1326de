import { expect, test } from 'vitest'
import type { Answers } from '../forms/engine/form.ts'
import { expertExample } from '../forms/expert-example.ts'
import { hospitalExample } from '../forms/hospital-example.ts'
import { OTHER_AVAILABILITY } from '../lists/availability.ts'
import { OTHER_LANGUAGE } from '../lists/languages.ts'
import { candidateOf } from './candidate.ts'
import { changedSince, matchedFields } from './matched-answers.ts'
import { needOf } from './need.ts'

function fieldsRead(read: (answers: Answers) => unknown, answers: Answers): string[] {
  const names = new Set<string>()
  const watched = new Proxy(answers, {
    get(target, name: string) {
      names.add(name)
      return target[name]
    },
  })
  read(watched)
  return [...names].sort()
}

test('20.28 the list names exactly the answers that matching reads', () => {
  const request = { ...hospitalExample, working_languages: [OTHER_LANGUAGE] }
  expect(fieldsRead(needOf, request)).toEqual([...matchedFields.hospital].sort())
  const expert = {
    ...expertExample,
    language_proficiency: [{ id: OTHER_LANGUAGE, proficiency: 'Basic' }],
    general_availability: OTHER_AVAILABILITY,
  }
  const read = [...fieldsRead(candidateOf, expert), 'consent']
  expect(read.sort()).toEqual([...matchedFields.expert].sort())
})

test('20.28 only answers that matching reads count as changed, and a reverted change does not', () => {
  const [first, last] = [new Date('2026-11-16'), new Date('2026-11-17')]
  const toVisit = {
    before: { method_of_support: 'onlineOnly', city: 'Bepoase' },
    after: { method_of_support: 'shortTermVisit', city: 'Kumasi' },
    changed_at: first,
    is_own: true,
  }
  const back = {
    before: { method_of_support: 'shortTermVisit' },
    after: { method_of_support: 'onlineOnly' },
    changed_at: last,
    is_own: true,
  }
  expect(changedSince('hospital', [toVisit])).toEqual({ fields: ['method_of_support'], at: first })
  expect(changedSince('hospital', [toVisit, back])).toBeNull()
  expect(changedSince('hospital', [])).toBeNull()
  const byStaff = (change: typeof back) => ({ ...change, is_own: false })
  expect(changedSince('hospital', [byStaff(back)]), '20.53 a correction').toBeNull()
  expect(changedSince('hospital', [toVisit, byStaff(back)]), '20.53 a correction back').toBeNull()
})
