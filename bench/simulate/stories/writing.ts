import { createMemory } from '../../../scripts/demo/memory.ts'
import { replyTo, subjectOf } from '../../../scripts/demo/message-replies.ts'
import { makeMessage } from '../../../scripts/demo/messages.ts'
import type { Story } from '../../../scripts/demo/past/play.ts'
import type { Random } from '../../../scripts/demo/random.ts'
import { later } from '../waits.ts'
import { coordinatorOf, type World } from '../world.ts'

/** A message by the contact form, and what the team does with it. */
export async function* writing(world: World, number: number, random: Random, came: Date): Story {
  const { registry, tally } = world
  yield came
  const status = random.weighted(['open', 'answered', 'spam'] as const, (one) => shares[one])
  const answers = makeMessage(random, createMemory(), status, number)
  const id = await registry.write(answers)
  tally.count('message received')
  yield later(world, random, [0.2, 6])
  const staff = coordinatorOf(world, number)
  if (status === 'spam') tally.count('marked as spam', await registry.contact.markAsSpam(staff, [id]))
  else if (status === 'open')
    tally.note('message assigned', await registry.contact.assignMessage(staff, { id, assignee: staff.id }))
  else {
    const text = replyTo(number, { name: String(answers.name), staff: staff.name })
    const reply = { subject: subjectOf(number), text, quoted: random.chance(0.7) }
    tally.note('replied', await registry.contact.replyToMessage(staff, { id, version: 1, answers: reply }))
  }
}

const shares = { open: 1, answered: 6, spam: 3 } as const
