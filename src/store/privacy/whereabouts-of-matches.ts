/** Exported columns under their own names, separated by spaces. */
export const columns = (names: string) => Object.fromEntries(names.split(' ').map((name) => [name, name]))

/** Whereabouts of the tables of matching and programme; see whereabouts.ts. */
export const whereaboutsOfMatches = {
  match: {
    belongsTo: { application: 'expert_id' },
    text: `concat_ws(' ', unasked_reason, over_limit_reason, answer_reason, passed_gates::text)`,
    name: 'status',
    since: 'suggested_at',
    copy: columns('status score confidence petals suggested_at answer_reason starts_on ends_on'),
  },
  match_move: {
    text: `concat_ws(' ', staff_name, reason)`,
    name: 'to_status',
    since: 'moved_at',
    copy: columns('from_status to_status moved_at undone_at'),
  },
  match_invitation: {
    id: 'match_id',
    belongsTo: { application: ofSide('false') },
    text: 'note',
    since: 'asked_at',
    copy: columns('note asked_at answer_by reminded_at'),
  },
  agreement: {
    id: `match_id || ' ' || side`,
    belongsTo: { application: ofSide(`side = 'hospital'`) },
    text: 'agreement.name',
    name: 'agreement.name',
    since: 'accepted_at',
    copy: {
      ...columns('side name text_version locale accepted_at'),
      text_sha256: `encode(text_sha256, 'hex')`,
      text: '(SELECT agreement_words.text FROM agreement_words WHERE sha256 = text_sha256)',
    },
  },
  report: {
    belongsTo: { application: ofSide(`kind = 'feedback_report'`) },
    text: `concat_ws(' ', answers::text, note)`,
    name: 'kind',
    since: 'coalesce(submitted_at, due_on)',
    copy: columns('kind status due_on answers submitted_at'),
  },
  last_day_change: {
    text: `concat_ws(' ', staff_name, reason)`,
    name: 'after::text',
    since: 'changed_at',
    copy: columns('before after changed_at'),
  },
  reminder: {
    id: 'id::text',
    belongsTo: { application: 'application_id' },
    name: 'about',
    since: 'sent_at',
    copy: columns('about sent_at'),
  },
  match_weights: {
    id: 'id::text',
    belongsTo: { application: 'hospital_id' },
    text: 'staff_name',
    since: 'changed_at',
    copy: columns('weights changed_at'),
  },
  match_profile: { because: 'a copy of answers, in points' },
  commitment_letter: { because: 'ids, and who recorded a letter on paper' },
  match_story: { because: 'ids' },
  stale_match_profile: { because: 'ids' },
  match_scale: { because: 'a version' },
  match_group: { because: 'points that many experts share' },
  agreement_text: { because: 'words that everybody accepts' },
  agreement_words: { because: 'words that everybody accepts' },
}

/** The application of the side that acted. */
function ofSide(isHospital: string): string {
  return `(SELECT CASE WHEN ${isHospital} THEN hospital_id ELSE expert_id END FROM match WHERE match.id = match_id)`
}
