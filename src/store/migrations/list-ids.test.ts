import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { freshDatabase, type TestDatabase } from '../../../tests/harness/postgres/test-database.ts'
import type { Field, FieldKind, FieldOf } from '../../domain/forms/engine/field.ts'
import { expertForm } from '../../domain/forms/expert.ts'
import { hospitalForm } from '../../domain/forms/hospital.ts'
import { trainerForm } from '../../domain/forms/trainer.ts'
import { languages, proficiencies } from '../../domain/lists/languages.ts'
import type { ItemId, List } from '../../domain/lists/list.ts'
import { regions, yearsInRegion } from '../../domain/lists/regions.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await freshDatabase()
})
afterAll(() => database.drop())

type Samples = { right: unknown[]; wrong: unknown[] }
type Guarded = Extract<FieldKind, 'choice' | 'choices' | 'languageRows' | 'regionRows'>

const idsOf = (list: List): ItemId[] => list.items.map(({ id }) => id)

/** Adjacent ids, ids of the wrong type, and values that are not ids. */
function strangersTo(list: List): unknown[] {
  const ids = idsOf(list)
  const numbers = Array.from({ length: 40 }, (_, number) => number - 1).filter(
    (number) => !ids.includes(number),
  )
  const otherType = ids.map((id) => (typeof id === 'number' ? String(id) : id.length))
  return [...numbers, ...otherType, 1.5, 'nonsense', '', true, null, {}]
}

function graded(list: List, grade: string, grades: List): Samples {
  const row = (id: unknown, how: unknown) => ({ id, value: 'as it reads', [grade]: how })
  const [id = 0, other = 0] = idsOf(list)
  const [good] = idsOf(grades)
  return {
    right: [
      [],
      ...idsOf(list).map((each) => [row(each, good)]),
      ...idsOf(grades).map((each) => [row(id, each)]),
      [row(id, good), row(other, good)],
    ],
    wrong: [
      ...strangersTo(list).map((stranger) => [row(stranger, good)]),
      ...strangersTo(grades).map((stranger) => [row(id, stranger)]),
      [row(id, good), row(id, idsOf(grades)[1])],
      [row([id], good)],
      [{ id }],
      [{ [grade]: good }],
      [id],
      [[row(id, good)]],
      row(id, good),
      null,
      'nonsense',
    ],
  }
}

/** Answers that the database must accept and must refuse, for each kind of field with list ids. */
const samplesOf: { [Kind in Guarded]: (field: FieldOf<Kind>) => Samples } = {
  choice: ({ list }) => ({
    right: idsOf(list),
    wrong: [...strangersTo(list), ...idsOf(list).map((id) => [id])],
  }),
  choices: ({ list, max }) => ({
    right: [[], ...idsOf(list).map((id) => [id]), idsOf(list).slice(0, max)],
    wrong: [
      ...strangersTo(list).map((stranger) => [stranger]),
      ...idsOf(list),
      ...idsOf(list).map((id) => [id, id]),
      ...idsOf(list).map((id) => [[id]]),
      ...(max < list.items.length ? [idsOf(list).slice(0, max + 1)] : []),
      null,
      {},
    ],
  }),
  languageRows: () => graded(languages, 'proficiency', proficiencies),
  regionRows: () => graded(regions, 'years_of_experience', yearsInRegion),
}

const guarded = [expertForm, hospitalForm, trainerForm].flatMap((form) =>
  Object.entries<Field>(form.fields)
    .filter(([, field]) => field.kind in samplesOf)
    .map(([name, field]) => ({ form: form.id, name, field })),
)

async function isTaken(kind: string, answers: object): Promise<boolean> {
  const { db } = database.store
  const email = `${crypto.randomUUID()}@example.org`
  try {
    await db
      .insertInto('application')
      .values({ kind: kind as 'expert', answers: { email, ...answers } })
      .execute()
    return true
  } catch (error) {
    if ((error as { code?: string }).code === '23514') return false // check violation
    throw error
  }
}

describe.each(guarded)('the database guards $name of the form $form', ({ form, name, field }) => {
  const samples = samplesOf[field.kind as Guarded] as (field: Field) => Samples

  const taken = async (answers: unknown[]) => {
    const verdicts = await Promise.all(answers.map((answer) => isTaken(form, { [name]: answer })))
    return answers.filter((_, at) => verdicts[at])
  }

  test('every item of its list is accepted', async () => {
    const { right } = samples(field)
    expect(await taken(right)).toEqual(right)
  })

  test('any other value is refused', async () => {
    expect(await taken(samples(field).wrong)).toEqual([])
  })

  test('it may be absent', async () => {
    expect(await isTaken(form, {})).toBe(true)
  })
})
