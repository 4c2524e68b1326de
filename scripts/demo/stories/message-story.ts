import type { Author } from '../../../src/domain/staff/audit.ts'
import { replyTo, subjectOf } from '../message-replies.ts'
import type { Story } from '../past/play.ts'
import { must, type Registry } from '../past/registry.ts'
import type { MessagePlan } from '../plans.ts'
import { daysAfter } from '../steps.ts'

/** A message of a visitor, and what the team does with it. */
export async function* messageStory(registry: Registry, plan: MessagePlan): Story {
  const { status, number, random, answers, came } = plan
  const { contact, team } = registry
  const staff = team[number % team.length] as Author
  yield came
  const id = await registry.write(answers)
  if (status === 'open') {
    if (!registry.mayAssign || !random.chance(0.4)) return
    yield daysAfter(came, 0.2)
    must(await contact.assignMessage(staff, { id, assignee: staff.id }))
    return
  }
  yield daysAfter(came, 0.3 + random.next() * (status === 'spam' ? 2 : 4))
  if (status === 'spam') {
    await contact.markAsSpam(staff, [id])
    return
  }
  const text = replyTo(number, { name: String(answers.name), staff: staff.name })
  must(
    await contact.replyToMessage(staff, {
      id,
      version: 1,
      answers: { subject: subjectOf(number), text, quoted: random.chance(0.7) },
    }),
  )
}
