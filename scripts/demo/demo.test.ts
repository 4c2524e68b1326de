import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  type ApplicationStatus,
  applicationStatuses,
  mayMove,
} from '../../src/domain/applications/application-status.ts'
import { messageStatuses } from '../../src/domain/contact/message-status.ts'
import { contactForm } from '../../src/domain/forms/contact.ts'
import { clean } from '../../src/domain/forms/engine/clean.ts'
import type { Form } from '../../src/domain/forms/engine/form.ts'
import { validate } from '../../src/domain/forms/engine/validate.ts'
import { expertForm } from '../../src/domain/forms/expert.ts'
import { hospitalForm } from '../../src/domain/forms/hospital.ts'
import { trainerForm } from '../../src/domain/forms/trainer.ts'
import { usualLengths } from '../../src/domain/privacy/retention-periods.ts'
import { trackedPage } from '../../src/domain/tracking/tracked-pages.ts'
import { judgePdf } from '../../src/services/uploads/pdf/judge-pdf.ts'
import { countApplications } from '../../src/store/applications/application.ts'
import { saveMessage } from '../../src/store/contact/message.ts'
import { countExpired } from '../../src/store/privacy/preview-expiry.ts'
import { freshDatabase, type TestDatabase } from '../../tests/harness/test-database.ts'
import { drawPapers } from './papers.ts'
import { plantDemo } from './plant.ts'
import { makeRecords } from './records.ts'
import { summarise } from './summary.ts'

const now = new Date()
const dayInMs = 86_400_000
const kinds = ['expert', 'hospital', 'trainer'] as const
const forms = { expert: expertForm, hospital: hospitalForm, trainer: trainerForm }

const storyFields = [
  'motivation',
  'requested_support_description',
  'requested_support_reason',
  'expert_work_expectations',
  'expected_project_outcome',
]

let database: TestDatabase
let first: Awaited<ReturnType<typeof plantDemo>>
beforeAll(async () => {
  database = await freshDatabase()
  first = await plantDemo(database.store, now)
})
afterAll(() => database.drop())

const applications = () => database.store.db.selectFrom('application').selectAll().execute()
const messages = () => database.store.db.selectFrom('contact_message').selectAll().execute()

describe('the demo data', () => {
  test.each(kinds)('shows %s applications in every status', async (kind) => {
    const rows = (await applications()).filter((row) => row.kind === kind)
    expect(new Set(rows.map(({ status }) => status))).toEqual(new Set(applicationStatuses(kind)))
  })

  test('shows messages in every status', async () => {
    expect(new Set((await messages()).map(({ status }) => status))).toEqual(new Set(messageStatuses))
  })

  test('holds only what the forms accept, in the shape in which they store it', async () => {
    const kept: [Form, object][] = [
      ...(await applications()).map(({ kind, answers }): [Form, object] => [forms[kind], answers]),
      ...(await messages()).map(({ answers }): [Form, object] => [contactForm, answers]),
    ]
    expect(kept).toHaveLength(first.applications + first.messages)
    for (const [form, answers] of kept) {
      expect(validate(form, answers)).toEqual({})
      expect(clean(form, answers)).toEqual(answers)
    }
  })

  test('gives every expert the two files that the answers name, each file once', async () => {
    const files = await database.store.db
      .selectFrom('upload')
      .selectAll()
      .where('field', '<>', 'letter_of_commitment')
      .execute()
    const named = (await applications())
      .filter(({ kind }) => kind === 'expert')
      .flatMap(({ id, answers }) =>
        ['resume', 'endorsement'].map((field) => `${id} ${field} ${answers[field]}`),
      )
    expect(files.map((file) => `${file.application_id} ${file.field} ${file.id}`).sort()).toEqual(
      named.sort(),
    )
    expect(new Set(files.map(({ sha256 }) => sha256?.toString('hex'))).size).toBe(320)
  })

  test('has files that the judge of uploads finds fine, also where names have rare letters', async () => {
    const experts = makeRecords(now).applications.filter(({ kind }) => kind === 'expert')
    const rare = experts.find(({ answers }) => /[ćđışğă]/.test(String(answers.surname)))
    const { resume, endorsement } = drawPapers(rare?.answers as Parameters<typeof drawPapers>[0])
    for (const bytes of [resume, endorsement])
      expect(await judgePdf({ id: 'paper', read: async () => bytes })).toEqual({ ok: true, value: 'fine' })
  })

  test('came within eighteen months and reached its status afterwards, never in the future', async () => {
    for (const { status, submitted_at, updated_at } of await applications()) {
      expect(now.getTime() - submitted_at.getTime()).toBeLessThanOrEqual(540 * dayInMs)
      expect(updated_at.getTime()).toBeLessThanOrEqual(now.getTime())
      if (status === 'submitted') expect(updated_at).toEqual(submitted_at)
      else expect(updated_at.getTime()).toBeGreaterThan(submitted_at.getTime())
    }
  })

  test('has moved as the registry allows, from the day it came to its status of today', async () => {
    const moves = await database.store.db.selectFrom('move').selectAll().orderBy('id').execute()
    for (const { id, kind, status, submitted_at, updated_at } of await applications()) {
      const own = moves.filter(({ application_id }) => application_id === id)
      const way = ['submitted', ...own.map(({ to_status }) => to_status)] as ApplicationStatus[]
      expect(way.at(-1)).toBe(status)
      for (const [at, to] of way.slice(1).entries())
        expect(mayMove(kind, way[at] as ApplicationStatus, to)).toBe(true)
      const times = [submitted_at, ...own.map(({ moved_at }) => moved_at)].map(Number)
      expect(times.toSorted((a, b) => a - b)).toEqual(times)
      if (own.length > 0) expect(own.at(-1)?.moved_at).toEqual(updated_at)
    }
  })

  test('was read by visitors on pages that are counted, for as long as visits are remembered', async () => {
    const views = await database.store.db.selectFrom('page_view').selectAll().execute()
    expect(first.visits).toBeGreaterThan(1000)
    expect(views.length).toBeGreaterThan(2 * first.visits)
    for (const path of new Set(views.map((view) => view.path))) expect(trackedPage(path)).toBe(path)
    const steps = await database.store.db.selectFrom('passed_step').selectAll().execute()
    expect(new Set(steps.map(({ form }) => form))).toEqual(new Set(['expert', 'hospital']))
    for (const { left_at } of views) expect(Number(left_at)).toBeLessThanOrEqual(Number(now))
  })

  test('is kept by the first night', async () => {
    const gone = await countExpired(database.store, usualLengths)
    expect(Object.values(gone).filter(Boolean)).toEqual([])
  })

  test('never tells more than half of the same story twice', async () => {
    const stories = (await applications())
      .filter(({ kind }) => kind !== 'trainer')
      .map(({ answers }) => storyFields.flatMap((name) => answers[name] ?? []).join(' '))
      .map((story) => story.split(/(?<=[.?!]) /))
    expect(stories).toHaveLength(250)
    const alike = stories.filter((story, at) =>
      stories.slice(0, at).some((other) => {
        const shared = story.filter((sentence) => other.includes(sentence)).length
        return shared * 2 > Math.min(story.length, other.length)
      }),
    )
    expect(alike).toEqual([])
  })

  test('writes to nobody: every address ends in .example', async () => {
    const rows = [...(await applications()), ...(await messages())]
    expect(rows.filter(({ email }) => !email.endsWith('.example'))).toEqual([])
  })

  test('is the same on the next day, apart from its dates', () => {
    const people = (day: Date) => makeRecords(day).applications.map(({ id, answers }) => ({ id, answers }))
    expect(people(new Date(now.getTime() + dayInMs))).toEqual(people(now))
  })

  test('adds nothing when it is made a second time', async () => {
    const tomorrow = new Date(now.getTime() + dayInMs)
    expect(await plantDemo(database.store, tomorrow)).toEqual({
      applications: 0,
      files: 0,
      matches: 0,
      messages: 0,
      visits: 0,
    })
    expect(await applications()).toHaveLength(first.applications)
  })

  test('is counted by kind and status', async () => {
    const table = await summarise(database.store)
    expect(table).toMatch(/expert +hospital +trainer +message\n/)
    expect(table).toMatch(/paused +12 +· +3 +·\n/)
    expect(table).toMatch(/all +160 +90 +50 +36$/)
  })
})

describe('npm run demo', () => {
  let own: TestDatabase
  let folder: string
  beforeAll(async () => {
    own = await freshDatabase()
    folder = mkdtempSync(join(tmpdir(), 'aster-demo-'))
  })
  afterAll(async () => {
    await own.drop()
    rmSync(folder, { recursive: true })
  })

  const demo = (mode: string) =>
    spawnSync(process.execPath, [join(import.meta.dirname, 'fill.ts')], {
      encoding: 'utf8',
      env: { NODE_ENV: mode, DATABASE_URL: own.url, ASTER_DATA_DIR: folder },
    })

  test('is refused in production', async () => {
    const { status, stderr } = demo('production')
    expect(status).toBe(1)
    expect(stderr).toBe(
      'No demo data was added. Fictional applications do not belong in a registry that is in production.\n',
    )
    expect(await countApplications(own.store)).toEqual([])
  })

  test('says what it added, and the second time that all of it is there', () => {
    expect(demo('local').stdout).toMatch(
      /^300 applications, 320 files, \d+ matches, 36 messages and \d+ visits were added/,
    )
    expect(demo('local').stdout).toBe('The demo data is already there; nothing was added.\n')
  })

  test('is refused on a server in whose database somebody real may have written', async () => {
    const answers = { name: 'Ada', email: 'ada@somewhere.org', message: 'May a small hospital apply?' }
    await saveMessage(own.store, { locale: 'en', answers })
    const { status, stderr } = demo('local')
    expect(status).toBe(1)
    expect(stderr).toMatch(/may be of real people/)
  })
})
