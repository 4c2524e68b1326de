import * as v from 'valibot'
import { uuid } from '../api/uuid.ts'
import type { ApplicationKind } from '../applications/application-status.ts'
import { referenceOf } from '../applications/reference.ts'

/** Everything that other programs are told; the triggers of the database use the same names. */
export const webhookEvents = [
  'application.received',
  'application.moved',
  'application.edited',
  'application.withdrawn',
  'application.erased',
  'match.created',
  'match.moved',
  'match.answered',
  'match.chosen',
  'match.completed',
  'match.ended',
  'report.submitted',
  'report.reopened',
  'report.settled',
] as const

export type WebhookEvent = (typeof webhookEvents)[number]

/** The event of a test delivery; it is not offered for subscription. */
export const testEvent = 'webhook.tested'

type Underscored<Event> = Event extends `${infer Subject}.${infer What}` ? `${Subject}_${What}` : never

/** The name of the message that says what an event means. */
export function wordOfEvent<Event extends WebhookEvent | typeof testEvent>(event: Event) {
  return `webhooks.event_${event.replace('.', '_') as Underscored<Event>}` as const
}

type Numbered = { id: string; kind: ApplicationKind; number: number }

/** The facts that triggers store: ids, numbers and states, never an answer. */
export type EventFacts = {
  application?: Numbered & { status?: string; version?: number }
  match?: { id: string; status: string }
  hospital?: Numbered
  expert?: Numbered
  report?: { id: string; kind: string; status: string; due_on: string }
  from?: string
  to?: string
  fields?: string[]
}

export type ToldEvent = { id: string; event: string; happenedAt: Date; about: EventFacts }

/** The body of a request; people are named by their references alone. */
export function webhookBody({ id, event, happenedAt, about }: ToldEvent) {
  const { application, hospital, expert, ...rest } = about
  return {
    id,
    type: event,
    timestamp: happenedAt.toISOString(),
    data: {
      ...(application && { application: withReference(application) }),
      ...(hospital && { hospital: withReference(hospital) }),
      ...(expert && { expert: withReference(expert) }),
      ...rest,
    },
  }
}

/** How the log names the subject of an event. */
export function referencesIn({ application, hospital, expert }: EventFacts): string[] {
  return [application, hospital, expert].flatMap((one) => (one ? [referenceOf(one.kind, one.number)] : []))
}

const withReference = ({ number, ...rest }: Numbered) => ({
  ...rest,
  reference: referenceOf(rest.kind, number),
})

const named = { id: uuid, kind: v.string(), reference: v.string() }
const moved = { from: v.optional(v.string()), to: v.optional(v.string()) }

export const webhookSchema = v.object({
  id: uuid,
  type: v.picklist([...webhookEvents, testEvent]),
  timestamp: v.pipe(v.string(), v.isoTimestamp()),
  data: v.object({
    application: v.optional(
      v.object({ ...named, status: v.optional(v.string()), version: v.optional(v.number()) }),
    ),
    match: v.optional(v.object({ id: uuid, status: v.string() })),
    hospital: v.optional(v.object(named)),
    expert: v.optional(v.object(named)),
    report: v.optional(v.object({ id: uuid, kind: v.string(), status: v.string(), due_on: v.string() })),
    ...moved,
    fields: v.optional(v.array(v.string())),
  }),
})
