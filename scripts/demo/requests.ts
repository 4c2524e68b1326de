import { fieldsOfExpertise } from '../../src/domain/lists/expertise.ts'
import type { IdOf } from '../../src/domain/lists/list.ts'
import { diagnostics } from './needs/diagnostics.ts'
import { infectiousDiseases } from './needs/infectious-diseases.ts'
import { microbiology } from './needs/microbiology.ts'
import type { Need } from './needs/need.ts'
import { prevention } from './needs/prevention.ts'
import { stewardship } from './needs/stewardship.ts'
import { type Archive, drawWords, fillIn, say } from './prose.ts'
import type { Random } from './random.ts'

type FieldId = IdOf<typeof fieldsOfExpertise>

const needs: Record<FieldId, Need> = {
  1: infectiousDiseases,
  2: microbiology,
  3: diagnostics,
  4: prevention,
  5: stewardship,
}

/** Weights: stewardship is requested five times as often as better use of tests. */
const demand: Record<FieldId, number> = { 1: 3, 2: 4, 3: 1, 4: 4, 5: 5 }

/** A hospital's request; all its texts are about the same wards and the same infection. */
export function writeRequest(random: Random, unlike: Archive) {
  const ids = fieldsOfExpertise.items.map(({ id }) => id)
  const first = random.weighted(ids, (id) => demand[id])
  const others = random.some(
    ids.filter((id) => id !== first),
    random.pick([0, 1, 1, 2]),
  )
  const draw = () => {
    /** Two sentences about the first need, and one about a second. */
    const tell = (question: keyof Need) =>
      [first, ...others.slice(0, 1)]
        .map((id) => say(random, needs[id][question], id === first ? 2 : 1))
        .join(' ')
    return [tell('situation'), tell('reason'), tell('expectation'), tell('outcome')] as const
  }
  const words = drawWords(random)
  const [situation, reason, expectation, outcome] = unlike(draw, (told) => told.join(' '))
  return {
    field_of_expertise_ids: [first, ...others],
    requested_support_description: fillIn(situation, words),
    requested_support_reason: fillIn(reason, words),
    expert_work_expectations: fillIn(expectation, words),
    expected_project_outcome: fillIn(outcome, words),
    ...drawMethod(random, fillIn(say(random, visits, 2), words)),
  }
}

function drawMethod(random: Random, visit: string) {
  const method_of_support = random.weighted(
    ['onlineOnly', 'onlineWithVisit', 'shortTermVisit'] as const,
    (method) => ({ onlineOnly: 35, onlineWithVisit: 50, shortTermVisit: 15 })[method],
  )
  const timeframes =
    method_of_support === 'shortTermVisit'
      ? (['0-3', '3-6'] as const)
      : (['3-6', '6-12', '6-12', '12-18'] as const)
  return {
    support_timeframe: random.pick<(typeof timeframes)[number]>(timeframes),
    method_of_support,
    ...(method_of_support === 'onlineOnly'
      ? {}
      : { method_of_support_description: visit, confirm_support: true as const }),
  }
}

const visits = [
  'The expert should spend the first days in {ward} and simply watch.',
  'We would like a workshop of two days for prescribers, nurses and laboratory staff together.',
  'Please plan time with the management: one meeting at the start and one at the end.',
  'The laboratory asks for three full days at the bench.',
  'The visit would be best in the dry season, when the roads are open and the wards less crowded.',
  'A guest room on the compound is available, and a driver for visits to two district hospitals.',
  'The head nurse, the pharmacist and the medical director will be free for the whole stay.',
  'We suggest ten days on site after some weeks of video calls, when we know what to ask.',
]
