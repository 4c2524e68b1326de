import { applicationForms } from '../../../src/domain/forms/application-forms.ts'
import { paths } from '../../../src/domain/paths.ts'
import type { Story } from '../past/play.ts'
import { must, type Registry } from '../past/registry.ts'
import type { Plan } from '../plans.ts'
import { minutesBefore } from '../steps.ts'
import type { PlannedVisit } from '../visits.ts'

/** All visits, one after the other; each page is entered when the page before is left. */
export async function* visitStory({ tracking }: Registry, visits: readonly PlannedVisit[]): Story {
  for (const { began, views } of visits) {
    let moment = began
    let session: string | undefined
    yield moment
    for (const { path, seconds, inactive, passed } of views) {
      const entered = { path, entryTime: moment, currentSessionId: session, isInitialSession: !session }
      const { sessionId, pageViewId } = must(await tracking.enterPage(entered))
      session = sessionId
      moment = new Date(moment.getTime() + seconds * 1000)
      yield moment
      for (const { form, step } of passed) must(await tracking.passStep(form, step))
      const times = { exitTime: moment, timeSpent: seconds, inactivityDuration: inactive }
      await tracking.leavePage(pageViewId, { pageViewId, ...times })
    }
  }
}

const pagesOf = {
  expert: [paths.becomeExpert(), paths.applyExpert()],
  hospital: [paths.requestSupport(), paths.applyHospital()],
  trainer: [paths.becomeTrainer(), paths.applyTrainer()],
} as const

/** Reads the introduction and fills in the form, until the application is sent. */
export async function* visitForm({ tracking }: Registry, { kind, random, moments }: Plan): Story {
  const came = moments.get('came') as Date
  const [introduction, form] = pagesOf[kind]
  const turned = minutesBefore(came, random.between(6, 30))
  const began = minutesBefore(turned, random.between(1, 4))
  yield began
  const first = { path: introduction, entryTime: began, isInitialSession: true }
  const read = must(await tracking.enterPage(first))
  yield turned
  await leave(tracking, read.pageViewId, began, turned)
  const second = { path: form, entryTime: turned, currentSessionId: read.sessionId, isInitialSession: false }
  const filled = must(await tracking.enterPage(second))
  yield came
  const done = applicationForms[kind].steps.slice(0, -1)
  for (const { id } of done) must(await tracking.passStep(kind, id))
  await leave(tracking, filled.pageViewId, turned, came)
}

async function leave(tracking: Registry['tracking'], pageViewId: string, from: Date, to: Date) {
  const timeSpent = Math.floor((to.getTime() - from.getTime()) / 1000)
  await tracking.leavePage(pageViewId, { pageViewId, exitTime: to, timeSpent, inactivityDuration: 0 })
}
