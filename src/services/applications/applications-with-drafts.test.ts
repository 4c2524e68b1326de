import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expertAnswers, keepFile } from '../../../tests/harness/applications/kept-expert.ts'
import { freshDatabase, type TestDatabase } from '../../../tests/harness/postgres/test-database.ts'
import { freshPass } from '../../../tests/harness/protection/fresh-pass.ts'
import { settingsOfTests } from '../../../tests/harness/server/settings-of-tests.ts'
import { insertDraft } from '../../store/applicants/drafts.ts'
import { submitApplication } from './submit-application.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await freshDatabase({ databasePool: 12 })
})
afterAll(() => database.drop())

const facts = { form: 'expert', answers: {}, step: 'personal', locale: 'en' } as const

async function keepDraft() {
  const { store } = database
  const uploadIds = [await keepFile(store), await keepFile(store)]
  const draft = { ...facts, email: 'ada@example.org', tokenDigest: randomBytes(32), uploadIds }
  const { id } = await insertDraft(store, draft)
  return { id, uploadIds }
}

const apply = (email: string, [resume, endorsement]: readonly string[], drafts: readonly string[] = []) =>
  submitApplication(
    database.store,
    'expert',
    { answers: { ...expertAnswers(), email, resume, endorsement }, locale: 'en', drafts, pass: freshPass() },
    settingsOfTests.pins,
  )

test.each([1, 2, 3])(
  'of applications of one person with each other’s drafts and files one is stored, without a deadlock, run %i',
  async (turn) => {
    const email = `ada.${turn}@example.org`
    const drafts = await Promise.all(Array.from({ length: 8 }, keepDraft))
    const own = [await keepFile(database.store), await keepFile(database.store)]
    const ids = drafts.map(({ id }) => id)
    const sent = [...drafts.map(({ uploadIds }) => apply(email, uploadIds, ids)), apply(email, own)]
    const outcomes = await Promise.all(sent)
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
    for (const outcome of outcomes) {
      if (!outcome.ok) expect(outcome.refusal).toMatchObject({ code: 'email_taken' })
    }
  },
)
