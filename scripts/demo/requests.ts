import { fieldsOfExpertise } from '../../src/domain/lists/expertise.ts'
import type { IdOf } from '../../src/domain/lists/list.ts'
import { diagnostics } from './needs/diagnostics.ts'
import { infectiousDiseases } from './needs/infectious-diseases.ts'
import { microbiology } from './needs/microbiology.ts'
import type { Need } from './needs/need.ts'
import { prevention } from './needs/prevention.ts'
import { stewardship } from './needs/stewardship.ts'
import { drawWords, write } from './prose.ts'
import type { Random } from './random.ts'

type FieldId = IdOf<typeof fieldsOfExpertise>

const needs: Record<FieldId, Need> = {
  1: infectiousDiseases,
  2: microbiology,
  3: diagnostics,
  4: prevention,
  5: stewardship,
}

/** Five hospitals ask for stewardship where one asks for better use of tests. */
const demand: Record<FieldId, number> = { 1: 3, 2: 4, 3: 1, 4: 4, 5: 5 }

/** One need stands in front; a second, where there is one, adds a sentence to the story and an aim. */
export function writeRequest(random: Random) {
  const words = drawWords(random)
  const ids = fieldsOfExpertise.items.map(({ id }) => id)
  const first = random.weighted(ids, (id) => demand[id])
  const others = random.some(
    ids.filter((id) => id !== first),
    random.pick([0, 1, 1, 2]),
  )
  const second = others.map((id) => needs[id]).slice(0, 1)
  const main = needs[first]
  const say = (sentences: (need: Need) => readonly string[]) =>
    [
      write(random, sentences(main), words, 2),
      ...second.map((need) => write(random, sentences(need), words)),
    ].join(' ')

  const method_of_support = random.weighted(
    ['onlineOnly', 'onlineWithVisit', 'shortTermVisit'] as const,
    (method) => ({ onlineOnly: 35, onlineWithVisit: 50, shortTermVisit: 15 })[method],
  )
  return {
    field_of_expertise_ids: [first, ...others],
    requested_support_description: say(({ situation }) => situation),
    requested_support_reason: write(random, main.reason, words, 2),
    expert_work_expectations: say(({ expectation }) => expectation),
    expected_project_outcome: say(({ outcome }) => outcome),
    support_timeframe: drawTimeframe(random, method_of_support),
    method_of_support,
    ...(method_of_support === 'onlineOnly'
      ? {}
      : { method_of_support_description: write(random, visits, words, 2), confirm_support: true as const }),
  }
}

export function describeHospital(random: Random, town: string, beds: number): string {
  const words = {
    ...drawWords(random),
    town,
    beds: `${beds}`,
    wards: `${Math.max(2, Math.round(beds / 32))}`,
    theatres: `${Math.max(1, Math.round(beds / 110))}`,
    people: (Math.round(beds * (0.9 + random.next() * 1.6)) * 1000).toLocaleString('en'),
  }
  return `${write(random, sizes, words)} ${write(random, features, words, 2)}`
}

function drawTimeframe(random: Random, method: string) {
  return method === 'shortTermVisit'
    ? random.pick(['0-3', '3-6'] as const)
    : random.pick(['3-6', '6-12', '6-12', '12-18'] as const)
}

const sizes = [
  'We serve about {people} people in and around {town}.',
  'With {beds} beds in {wards} wards we are the hospital to which the area around {town} refers.',
  'The hospital has {beds} beds and a catchment area of some {people} people.',
  'Our {beds} beds in {town} are nearly always full, and often more than full.',
]

const features = [
  'There are {theatres} operating theatres, a maternity block and a small intensive care area.',
  'The pharmacy keeps computerised stock records, while the wards work on paper.',
  'Medical and nursing students rotate through all departments.',
  'We are connected by a reliable mobile network and have a room with a screen for video calls.',
  'Electricity fails several times a week; theatres and laboratory have a generator.',
  'A drugs and therapeutics committee meets every two months.',
  'The nearest larger hospital is {few} hours away by road.',
  'Half of our nurses have worked here for more than ten years.',
  'Patients pay part of the cost of laboratory tests themselves.',
  'A partnership with a university abroad ended two years ago.',
]

const visits = [
  'The expert should spend the first days in {ward} and simply watch.',
  'We would like a workshop of two days for prescribers, nurses and laboratory staff together.',
  'Please plan time with the management: one meeting at the start and one at the end.',
  'The laboratory asks for three full days at the bench.',
  'The visit would be best in the dry season, when the roads are open and the wards less crowded.',
  'A guest room on the compound is available, and a driver for visits to two district hospitals.',
  'The head nurse, the pharmacist and the medical director will be free for the whole stay.',
  'We suggest ten days on site after three months of video calls, when we know what to ask.',
]
