import * as v from 'valibot'
import { reportKinds } from '../../programme/reports.ts'
import { fieldCode } from '../../refusals.ts'
import { searched } from '../../review/list-parts.ts'
import { type CountedSection, countedSections } from '../../review/open-counts.ts'
import { foundKinds, shortestSearch } from '../../review/palette.ts'
import { firstSteps } from '../../settings/first-steps.ts'
import { body, json, reads, writes } from '../endpoint-parts.ts'
import { uuid } from '../uuid.ts'
import * as examples from './review-examples.ts'
import { todayPaths } from './today-paths.ts'

/** `id` is the request of a shortlist, or the match of a report. */
const reminded = body({ about: v.picklist(['shortlist', ...reportKinds]), id: uuid })

const offered = v.object({
  to: v.string(),
  locale: v.string(),
  subject: v.string(),
  /** The text without the personal link, which is made when the mail is queued. */
  text: v.string(),
  /** The moment from which it may be sent; null if it may be sent now. */
  from: v.nullable(v.string()),
})

const draft = v.object({
  id: uuid,
  kind: v.picklist(['story', 'news', 'profile', 'member', 'partner']),
  title: v.string(),
  since: v.string(),
})

const found = v.object({
  kind: v.picklist(foundKinds),
  title: v.string(),
  note: v.string(),
  status: v.nullable(v.string()),
  /** Its page in the back office. */
  path: v.string(),
})

const sections = Object.keys(countedSections) as CountedSection[]

/** What the first screen of the back office offers besides its piles. */
export const todayEndpoints = {
  readReminder: {
    ...reads,
    path: todayPaths.reminders,
    access: 'review_applications',
    request: { query: reminded },
    answer: json(offered, {
      to: 'ama.owusu@hospital.example',
      locale: 'en',
      subject: 'Your experts wait for your choice',
      text: 'Please choose one of them.',
      from: null,
    }),
    problems: ['not_found'],
  },
  sendReminder: {
    ...writes,
    path: todayPaths.reminders,
    access: 'review_applications',
    request: { body: reminded },
    example: { about: 'shortlist', id: examples.id },
    answer: json(v.object({ sent: v.literal(true) }), { sent: true }),
    problems: ['not_found', 'wrong_status', 'reminded_already', 'act_held'],
  },
  listDraftsToPublish: {
    ...reads,
    path: todayPaths.drafts,
    access: 'edit_content',
    answer: json(v.object({ count: v.number(), items: v.array(draft) }), {
      count: 1,
      items: [
        {
          id: examples.id,
          kind: 'story',
          title: 'Forty-eight hours',
          since: '2026-11-02T08:00:00.000Z',
        },
      ],
    }),
  },
  findAnything: {
    ...reads,
    path: todayPaths.find,
    access: 'read_back_office',
    request: {
      query: body({ search: v.pipe(searched, v.minLength(shortestSearch, fieldCode('too_short'))) }),
    },
    answer: json(v.object({ found: v.array(found) }), {
      found: [
        {
          kind: 'expert',
          title: examples.application.name,
          note: `${examples.application.reference} · Ghana`,
          status: 'submitted',
          path: `/admin/applications/experts/${examples.id}`,
        },
      ],
    }),
  },
  countOpen: {
    ...reads,
    path: todayPaths.openCounts,
    access: 'read_back_office',
    answer: json(v.object(v.entriesFromList(sections, v.optional(v.number()))), { experts: 12, inbox: 3 }),
  },
  readFirstSteps: {
    ...reads,
    path: todayPaths.firstSteps,
    access: 'administer',
    answer: json(
      v.object({ steps: v.array(v.object({ step: v.picklist(firstSteps), done: v.boolean() })) }),
      {
        steps: [{ step: 'second_step', done: true }],
      },
    ),
  },
} as const
