import { columns } from './whereabouts-of-matches.ts'

const ofApplication = { application: 'application_id' } as const

/** Whereabouts of what reviewers add to an application; see whereabouts.ts. */
export const whereaboutsOfReview = {
  interview: {
    belongsTo: ofApplication,
    text: `concat_ws(' ', place, interviewer_name)`,
    name: 'place',
    since: 'made_at',
    copy: columns('starts_at minutes place interviewer_name cancelled made_at'),
  },
  assessment: {
    belongsTo: ofApplication,
    text: `concat_ws(' ', comment, staff_name)`,
    name: `coalesce(nullif(left(comment, 100), ''), recommendation)`,
    since: 'given_at',
    copy: columns('scores recommendation comment given_at'),
  },
  not_duplicate: {
    id: `one || ' ' || other`,
    text: 'staff_name',
    since: 'decided_at',
    copy: columns('decided_at'),
  },
  merged_application: {
    belongsTo: ofApplication,
    text: `email || ' ' || record::text`,
    name: `record -> 'application' ->> 'name'`,
    since: 'merged_at',
    copy: { ...columns('number email merged_at'), answers: `record -> 'application' -> 'answers'` },
  },

  staff_notice_choice: { because: 'how a member of staff is told of events' },
  record_event: { because: 'ids and names of events, which go with the application' },
  record_event_mail: { because: 'ids' },
  reply_text: { because: 'words that go to everybody' },
}
