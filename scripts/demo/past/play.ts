import { followInvitations } from '../../../src/services/matching/follow-invitations.ts'
import { remindOfReports } from '../../../src/services/programme/remind-of-reports.ts'
import { settleMail, takeDueMail } from '../../../src/store/mail/mail-queue.ts'
import type { Store } from '../../../src/store/open-store.ts'
import { forgetExpired } from '../../../src/store/privacy/forget-expired.ts'
import { hourly, nightly } from '../../../src/store/privacy/retention.ts'
import type { Past } from './scratch-database.ts'

/** What happens to one record: yields the moment of each step before it takes it. */
export type Story = AsyncGenerator<Date, void, void>

type Days = {
  /** The first day on which a background job has something to do. */
  from: Date
  until: Date
}

/** Plays all stories in the order of their steps, with mail delivery and background jobs, until now. */
export async function play(past: Past, stories: readonly Story[], { from, until: now }: Days): Promise<void> {
  const { store } = past
  const steps = createQueue()
  for (const story of [...stories, runJobs(store, from)]) await steps.add(story)
  const post = openPostOffice(store)

  for (let step = steps.take(now); step; step = steps.take(now)) {
    await post.deliverUntil(step.at, past)
    past.setClock(step.at)
    await steps.add(step.story)
    await post.lookForMail()
  }
  await post.deliverUntil(now, past)
  past.setClock(now)
  await followInvitations(store)
  await remindOfReports(store)
  await post.lookForMail()
  await post.deliverUntil(now, past)
  await forgetExpired(store, hourly)
  await forgetExpired(store, nightly)
  post.close()
}

type Step = { at: Date; story: Story }

function createQueue() {
  const waiting: Step[] = []
  let clock = Number.NEGATIVE_INFINITY
  return {
    /** Takes the story to its next moment. */
    async add(story: Story): Promise<void> {
      const { value: at, done } = await story.next()
      if (done || !at) return
      waiting.splice(placeOf(waiting, at), 0, { at, story })
    },
    /** The clock never goes back: a step that was planned for an earlier moment is taken at once. */
    take(until: Date): Step | undefined {
      const step = waiting.shift()
      if (!step || step.at > until) return undefined
      clock = Math.max(clock, step.at.getTime())
      return { ...step, at: new Date(clock) }
    },
  }
}

/** Binary search: behind all steps of the same moment. */
function placeOf(waiting: readonly Step[], at: Date): number {
  let [low, high] = [0, waiting.length]
  while (low < high) {
    const middle = (low + high) >> 1
    const step = waiting[middle]
    if (step && step.at <= at) low = middle + 1
    else high = middle
  }
  return low
}

const dayInMs = 86_400_000

async function* runJobs(store: Store, from: Date): Story {
  for (let at = from.getTime() + dayInMs; ; at += dayInMs) {
    yield new Date(at)
    await followInvitations(store)
    await remindOfReports(store)
  }
}

const atOnce = 100
const leaseMs = 60_000

/** Records each mail as sent at the moment when it is due; nothing leaves the machine. */
function openPostOffice(store: Store) {
  let isRung = false
  let nextDue: number | undefined
  const stopListening = store.onMailDue(() => {
    isRung = true
  })

  async function lookForMail(): Promise<void> {
    if (!isRung) return
    isRung = false
    const { due } = await store.db
      .selectFrom('mail')
      .select(({ fn }) => fn.min('due_at').as('due'))
      .where('status', '=', 'queued')
      .executeTakeFirstOrThrow()
    nextDue = due?.getTime()
  }

  return {
    lookForMail,
    async deliverUntil(moment: Date, past: Past): Promise<void> {
      while (nextDue !== undefined && nextDue <= moment.getTime()) {
        past.setClock(new Date(nextDue))
        const mails = await takeDueMail(store, { atMost: atOnce, leaseMs })
        if (mails.length === 0) throw new Error('No mail is due at the moment when one should be')
        for (const mail of mails) await settleMail(store, mail, { status: 'sent' })
        isRung = true
        await lookForMail()
      }
    },
    close: stopListening,
  }
}
