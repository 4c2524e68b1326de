/** Whereabouts of the tables of matching and programme; see whereabouts.ts. */
export const whereaboutsOfMatches = {
  match: {
    belongsTo: { application: 'expert_id' },
    text: `concat_ws(' ', unasked_reason, answer_reason, passed_gates::text)`,
    name: 'status',
    since: 'suggested_at',
    copy: {
      status: 'status',
      score: 'score',
      confidence: 'confidence',
      petals: 'petals',
      suggested_at: 'suggested_at',
      answer_reason: 'answer_reason',
      starts_on: 'starts_on',
      ends_on: 'ends_on',
    },
  },
  match_move: {
    text: `concat_ws(' ', staff_name, reason)`,
    name: 'to_status',
    since: 'moved_at',
    copy: {
      from_status: 'from_status',
      to_status: 'to_status',
      moved_at: 'moved_at',
      undone_at: 'undone_at',
    },
  },
  match_invitation: {
    id: 'match_id',
    belongsTo: { application: ofSide('false') },
    text: 'note',
    since: 'asked_at',
    copy: {
      note: 'note',
      asked_at: 'asked_at',
      answer_by: 'answer_by',
      reminded_at: 'reminded_at',
    },
  },
  agreement: {
    id: `match_id || ' ' || side`,
    belongsTo: { application: ofSide(`side = 'hospital'`) },
    text: 'agreement.name',
    name: 'agreement.name',
    since: 'accepted_at',
    copy: {
      side: 'side',
      name: 'name',
      text_version: 'text_version',
      locale: 'locale',
      accepted_at: 'accepted_at',
    },
  },
  report: {
    belongsTo: { application: ofSide(`kind = 'feedback_report'`) },
    text: `concat_ws(' ', answers::text, note)`,
    name: 'kind',
    since: 'coalesce(submitted_at, due_on)',
    copy: {
      kind: 'kind',
      status: 'status',
      due_on: 'due_on',
      answers: 'answers',
      submitted_at: 'submitted_at',
    },
  },
  match_profile: { because: 'a copy of answers, in points' },
  commitment_letter: { because: 'ids' },
  match_story: { because: 'ids' },
  stale_match_profile: { because: 'ids' },
  match_scale: { because: 'a version' },
}

/** The application of the side that acted. */
function ofSide(isHospital: string): string {
  return `(SELECT CASE WHEN ${isHospital} THEN hospital_id ELSE expert_id END FROM match WHERE match.id = match_id)`
}
