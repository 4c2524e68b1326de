import { sql } from 'kysely'
import type { Log } from '../../src/store/log.ts'
import type { Store } from '../../src/store/open-store.ts'
import { countStaff } from '../../src/store/staff/staff-members.ts'
import { carryOver, reserveNumbers } from './past/carry-over.ts'
import { play, type Story } from './past/play.ts'
import { openRegistry, type Registry, type Settings } from './past/registry.ts'
import { openPast } from './past/scratch-database.ts'
import { makePlans, type Plan, type Plans } from './plans.ts'
import { entryStory } from './stories/entry-story.ts'
import { messageStory } from './stories/message-story.ts'
import { requestStory } from './stories/request-story.ts'
import { reviewStory } from './stories/review-story.ts'
import { visitStory } from './stories/visit-story.ts'
import { makeVisits } from './visits.ts'

type Options = Omit<Settings, 'mayAssign' | 'clock'> & {
  /** A few records of each status, for tests. */
  few?: boolean
  /** Called before the work that takes a while. */
  onBegin?: () => void
  /** Where databases may be created, if not where the store is. */
  serverUrl?: string | undefined
}

const nothing = { applications: 0, files: 0, matches: 0, mails: 0, messages: 0, visits: 0 }

/**
 * Plays the demo's stories with the services of the site in a database of its own, then copies all rows at once. If any
 * demo record exists already, nothing is added.
 */
export async function seedDemo(
  store: Store,
  now: Date,
  { few = false, serverUrl, onBegin, ...settings }: Options,
) {
  const plans = makePlans(now, { few })
  if (await hasDemoData(store, plans)) return nothing
  onBegin?.()
  // Any account disables the set-up link, so the accounts of the demo team are copied only if there is one already.
  const withTeam = (await countStaff(store)) > 0
  const first = await reserveNumbers(store.databaseUrl, plans.applications.length)
  const past = await openPast(serverUrl ?? store.databaseUrl, quiet(store.log))
  try {
    await sql`SELECT setval('application_number_seq', ${first}, false)`.execute(past.store.db)
    const registry = await openRegistry(past.store, { ...settings, clock: past.now, mayAssign: withTeam })
    const visits = visitStory(registry, makeVisits(now, { few }))
    await play(past, [...storiesOf(registry, plans), visits], { from: firstQuestion(plans), until: now })
    await registry.tracking.close()
    const counts = await carryOver(
      { pastUrl: past.store.databaseUrl, targetUrl: store.databaseUrl },
      { withTeam },
    )
    return {
      applications: counts.application ?? 0,
      files: counts.upload ?? 0,
      matches: counts.match ?? 0,
      mails: counts.mail ?? 0,
      messages: counts.contact_message ?? 0,
      visits: counts.visit ?? 0,
    }
  } finally {
    await past.drop()
  }
}

function storiesOf(registry: Registry, { applications, messages, entries }: Plans): Story[] {
  return [
    ...applications.map((plan) => storyOf(registry, plan)),
    ...messages.map((plan) => messageStory(registry, plan)),
    ...entries.map((plan) => entryStory(registry, plan)),
  ]
}

async function* storyOf(registry: Registry, { request, ...plan }: Plan): Story {
  if (request) yield* requestStory(registry, { ...plan, request })
  else yield* reviewStory(registry, plan, plan.steps)
}

/** Before the first expert is asked, there is nothing to remind of. */
const firstQuestion = ({ applications }: Plans) =>
  new Date(
    Math.min(...applications.map(({ moments }) => Number(moments.get('asked') ?? Number.POSITIVE_INFINITY))),
  )

async function hasDemoData({ db }: Store, { applications, messages }: Plans): Promise<boolean> {
  const emailsOf = (plans: readonly Pick<Plan, 'answers'>[]) =>
    plans.map(({ answers }) => String(answers.email))
  const found = await db
    .selectFrom('application')
    .select('id')
    .where('email', 'in', emailsOf(applications))
    .unionAll(db.selectFrom('contact_message').select('id').where('email', 'in', emailsOf(messages)))
    .limit(1)
    .execute()
  return found.length > 0
}

/** Does not log the migrations of the demo's own database. */
const quiet = (log: Log): Log => ({ ...log, info() {} })
