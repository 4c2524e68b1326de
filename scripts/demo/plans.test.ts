import { expect, test } from 'vitest'
import { applicationStatuses } from '../../src/domain/applications/application-status.ts'
import { trackedPage } from '../../src/domain/tracking/tracked-pages.ts'
import { judgeFile } from '../../src/services/uploads/pdf/judge-file.ts'
import { drawLetter } from './letter-of-commitment.ts'
import { drawPapers } from './papers.ts'
import { makePlans } from './plans.ts'
import { makeVisits } from './visits.ts'

const now = new Date()
const dayInMs = 86_400_000
const plans = makePlans(now)

const storyFields = [
  'motivation',
  'requested_support_description',
  'requested_support_reason',
  'expert_work_expectations',
  'expected_project_outcome',
]

test('the demo has 300 applications, of each kind in every status, and 36 messages', () => {
  expect([plans.applications.length, plans.messages.length]).toEqual([300, 36])
  for (const kind of ['expert', 'hospital', 'trainer'] as const) {
    const own = plans.applications.filter((plan) => plan.kind === kind)
    expect(new Set(own.map(({ status }) => status))).toEqual(new Set(applicationStatuses(kind)))
  }
})

test('the demo begins eighteen months ago, and all its steps are in the past and in order', () => {
  for (const { moments } of plans.applications) {
    const times = [...moments.values()].map(Number)
    expect(times.toSorted((a, b) => a - b)).toEqual(times)
    expect(now.getTime() - (times[0] ?? 0)).toBeLessThanOrEqual(545 * dayInMs)
    expect(times.at(-1)).toBeLessThanOrEqual(now.getTime())
  }
})

test('no two texts of the demo share more than half of their sentences', () => {
  const stories = plans.applications
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

test('the demo has only addresses in .example, so that no mail reaches anyone', () => {
  const all = [...plans.applications, ...plans.messages]
  expect(all.filter(({ answers }) => !String(answers.email).endsWith('.example'))).toEqual([])
})

test('the demo is the same on the next day, apart from its dates', () => {
  const people = (day: Date) =>
    makePlans(day).applications.map(({ kind, answers, facts, request }) => ({
      kind,
      answers,
      facts,
      request,
    }))
  expect(people(new Date(now.getTime() + dayInMs))).toEqual(people(now))
})

test('the PDFs of the demo pass the upload check, also for names with diacritics', async () => {
  const rare = plans.applications.find(
    ({ kind, answers }) => kind === 'expert' && /[ćđışğă]/.test(String(answers.surname)),
  )
  const { resume, endorsement } = drawPapers(rare?.answers as Parameters<typeof drawPapers>[0])
  const hospital = plans.applications.find(({ kind }) => kind === 'hospital')
  for (const bytes of [resume, endorsement, drawLetter(hospital?.answers ?? {})])
    expect(await judgeFile(bytes)).toBe('fine')
})

test('the demo visits tracked pages only, on more days than a year has, none in the future', () => {
  const visits = makeVisits(now)
  expect(visits.length).toBeGreaterThan(500)
  expect(now.getTime() - Number(visits[0]?.began)).toBeGreaterThan(365 * dayInMs)
  for (const { began, views } of visits) {
    expect(Number(began)).toBeLessThan(now.getTime())
    for (const { path } of views) expect(trackedPage(path)).toBe(path)
  }
})
