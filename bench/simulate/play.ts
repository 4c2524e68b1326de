import type { Story } from '../../scripts/demo/past/play.ts'
import type { Past } from '../../scripts/demo/past/scratch-database.ts'
import { settleMail, takeDueMail } from '../../src/store/mail/mail-queue.ts'
import type { Letters } from './letters.ts'

/**
 * The simulated day has two slots; everybody who acts within a slot acts at the same time. With three, a processor was
 * idle for a third of the time, at the ends of slots.
 */
export const slotMs = 12 * 3_600_000

/** Concurrent actions and deliveries: few deliveries, so that they keep a processor busy to the end of a slot. */
const [actors, mails] = [16, 3]
const leaseMs = 60_000

/** Plays all stories in the order of their steps, and delivers mails when they are due. */
export async function play(
  past: Past,
  stories: readonly Story[],
  letters: Letters,
  until: number,
): Promise<void> {
  const waiting = new Map<number, Story[]>()
  let now = past.now()
  const goOn = async (story: Story): Promise<void> => {
    const { value: at, done } = await story.next()
    if (done || !at) return
    const slot = Math.max(now, Math.ceil(at.getTime() / slotMs) * slotMs)
    const others = waiting.get(slot)
    if (others) others.push(story)
    else waiting.set(slot, [story])
  }
  for (const story of stories) await goOn(story)
  for (; now <= until; now += slotMs) {
    const acting = waiting.get(now) ?? []
    waiting.delete(now)
    past.setClock(new Date(now))
    await Promise.all([deliverDue(past, letters), inTurns(acting, actors, goOn)])
    for (let more = waiting.get(now); more; more = waiting.get(now)) {
      waiting.delete(now)
      await inTurns(more, actors, goOn)
    }
  }
}

/** Delivers all mails that are due. */
export async function deliverDue({ store }: Past, letters: Letters): Promise<void> {
  for (;;) {
    const due = await takeDueMail(store, { atMost: 100, leaseMs })
    await inTurns(due, mails, async (mail) => settleMail(store, mail, await letters.deliver(mail)))
    if (due.length < 100) return
  }
}

/** Limits concurrency: the next action begins as soon as one is done. */
export async function inTurns<T>(
  all: readonly T[],
  atOnce: number,
  act: (one: T) => Promise<void>,
): Promise<void> {
  const left = all.values()
  await Promise.all(
    Array.from({ length: Math.min(atOnce, all.length) }, async () => {
      for (const one of left) await act(one)
    }),
  )
}
