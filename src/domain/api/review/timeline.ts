import * as v from 'valibot'
import { mailStatuses } from '../../mail/mail-status.ts'
import { type EntryKind, entryKinds, timelineQuery } from '../../review/timeline.ts'
import { byId, json, reads } from '../endpoint-parts.ts'
import { uuid } from '../uuid.ts'
import * as examples from './review-examples.ts'
import { reviewPaths } from './review-paths.ts'

const time = v.string()
const text = v.string()

/** A part of a letter without the addresses of links and without PINs. */
const letterPart = v.variant('kind', [
  v.object({ kind: v.literal('paragraph'), text }),
  v.object({ kind: v.literal('quote'), text }),
  v.object({ kind: v.literal('link'), label: text }),
  v.object({ kind: v.literal('steps'), title: text, items: v.pipe(v.array(text), v.readonly()) }),
  v.object({
    kind: v.literal('facts'),
    rows: v.pipe(v.array(v.object({ label: text, text, secret: v.optional(v.literal(true)) })), v.readonly()),
  }),
])

const mail = v.object({
  id: uuid,
  recipient: text,
  subject: text,
  locale: text,
  state: v.picklist([...mailStatuses, 'held']),
  due_at: time,
  sent_at: v.nullable(time),
  /** Null if the words were deleted. */
  parts: v.nullable(v.array(letterPart)),
})

const entry = v.object({
  id: text,
  kind: v.picklist(Object.keys(entryKinds) as EntryKind[]),
  at: time,
  /** A sentence in English that says what happened. */
  text,
  /** The author's words, as typed. */
  words: v.nullable(text),
  lines: v.array(text),
  fields: v.array(v.object({ name: text, label: text, before: text, after: text })),
  /** The page of the entry's subject. */
  href: v.nullable(text),
  /** Other matches that the same act moved. */
  also: v.array(v.object({ text, href: v.nullable(text) })),
  mails: v.array(mail),
})

/** A page of the timeline, newest entry first. */
export const timelinePage = v.object({ entries: v.array(entry), cursor: v.nullable(text) })

const at = '2026-11-16T09:30:00.000Z'

const example = {
  entries: [
    {
      id: 'move-0000000000000001807',
      kind: 'move' as const,
      at,
      text: 'Interview, by Nia Boateng',
      words: null,
      lines: [],
      fields: [],
      href: null,
      also: [],
      mails: [
        {
          id: examples.otherId,
          recipient: examples.application.email,
          subject: 'We would like to talk to you (E-00042)',
          locale: 'en',
          state: 'sent' as const,
          due_at: at,
          sent_at: '2026-11-16T09:40:00.000Z',
          parts: [{ kind: 'paragraph' as const, text: 'Thank you for your application.' }],
        },
      ],
    },
  ],
  cursor: null,
}

const timeline = {
  ...reads,
  request: { params: byId, query: timelineQuery },
  answer: json(timelinePage, example),
  problems: ['not_found'],
} as const

/** What happened to an application or a match, in words. */
export const timelineEndpoints = {
  readTimeline: { ...timeline, path: reviewPaths.timeline, access: 'read_applications' },
  readMatchTimeline: { ...timeline, path: reviewPaths.matchTimeline, access: 'read_applications' },
} as const

/** A part of a letter as the API returns it. */
export type ShownPart = v.InferOutput<typeof letterPart>
