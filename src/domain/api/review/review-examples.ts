export const id = '0b6f2a52-7c9e-4d0b-8f0f-3c1a5b7e9d21'
export const otherId = '7d1e4b90-5a2c-4f38-9b6d-0c8e7f6a5b43'
export const token = '5c1f7d38-2b6a-4e90-8d4f-9a0b1c2d3e4f'
export const assignee = { id: '9e2d4c6b-8a17-4f53-b0c9-6d5e4f3a2b1c', name: 'Nia Boateng' }

const facts = {
  id,
  kind: 'expert',
  reference: 'E-00042',
  status: 'in_review',
  name: 'Ama Owusu',
  country: 'Ghana',
} as const
const submitted_at = '2026-11-15T08:00:00.000Z'
const updated_at = '2026-11-16T09:30:00.000Z'
const until = '2026-11-16T09:40:00.000Z'

export const page = {
  rows: [
    {
      ...facts,
      version: 3,
      email: 'ama.owusu@hospital.example',
      family_name: 'Owusu',
      institution: 'District Teaching Hospital',
      city: null,
      areas: ['2'],
      languages: ['1', '0'],
      locale: 'en',
      other_language: 'Twi',
      tags: ['urgent'],
      submitted_at,
      updated_at,
      assignee_id: assignee.id,
      assignee_name: assignee.name,
    },
  ],
  cursor: `${id}~1794816000000000`,
  total: { count: 312, isExact: true },
  statuses: [{ status: 'in_review' as const, count: 312 }],
}

export const note = {
  id: '3a5b7c9d-1e2f-4a3b-8c4d-5e6f7a8b9c0d',
  staff_name: assignee.name,
  text: 'Rang twice; prefers mornings.',
  written_at: updated_at,
}

const file = '3f0c5a61-8d2b-4c7e-9a41-5d6e7f809a1b'

export const application = {
  ...facts,
  version: 3,
  email: 'ama.owusu@hospital.example',
  locale: 'en',
  submitted_at,
  updated_at,
  information_received_at: null,
  assignee,
  tags: ['urgent'],
  answers: [{ name: 'job_title', label: 'Job title', text: 'Clinical microbiologist' }],
  values: { job_title: 'Clinical microbiologist' },
  changes: [
    {
      staff_name: assignee.name,
      changed_at: updated_at,
      reason: null,
      fields: [{ name: 'work_experience', label: 'Work experience', before: '', after: 'Twelve years' }],
    },
  ],
  weight_changes: [],
  fact_sources: [{ name: 'work_experience', by: assignee.name, at: updated_at }],
  files: [
    {
      id: file,
      field: 'resume',
      name: 'Curriculum vitae.pdf',
      size: 240_318,
      href: `/api/admin/files/${file}`,
      merged_from: null,
    },
  ],
  merged: [],
  asked: null,
  information_requests: [],
  pending_email: null,
  entered: null,
  workload: {
    carried: 1,
    most: 2,
    requests: [
      {
        match_id: otherId,
        hospital_id: token,
        hospital: 'Baobab District Hospital',
        reference: 'H-00007',
        country: 'Ghana',
        status: 'active' as const,
        moved_at: updated_at,
        starts_on: '2026-11-01',
        ends_on: '2027-05-01',
        certificate: null,
      },
    ],
  },
  allowed_moves: ['info_requested' as const, 'interview' as const],
  next_act: null,
  history: [
    {
      from: 'submitted' as const,
      to: 'in_review' as const,
      actor: 'staff' as const,
      staff_name: assignee.name,
      moved_at: updated_at,
      undone_at: null,
      reason: null,
      undo: { token, until },
    },
  ],
  notes: [note],
  duplicates: [],
}

export const previews = {
  moves: [
    {
      id,
      reference: facts.reference,
      from: facts.status,
      moved_by: assignee.name,
      version: 3,
      code: null,
      mail: {
        to: 'ama.owusu@hospital.example',
        locale: 'en',
        subject: 'We would like to talk to you',
        salutation: 'Dear Ama Owusu,',
        text: 'Thank you for your application.',
        in_english: null,
        rows: [],
      },
      cancels_interview: null,
      ends: [],
      notices: [],
      hidden_notices: 0,
    },
  ],
}

export const moved = {
  undo: { token, until },
  moved: [{ id, status: 'interview' as const, version: 4 }],
  refused: [],
}

export const givenBack = { to: 'interview' as const, asked: null, mail: null }

const none = { expert: 0, hospital: 0, trainer: 0 }
const item = { ...facts, since: submitted_at }

const nothing = { count: 0, trend: [], items: [] }

export const today = {
  new: {
    count: 1,
    kinds: { ...none, expert: 1 },
    trend: [0, 2, 1],
    items: [{ ...item, status: 'submitted' as const }],
  },
  waiting_longest: { count: 12, kinds: { expert: 9, hospital: 2, trainer: 1 }, trend: [], items: [item] },
  information_received: { ...nothing, kinds: none },
  information_unanswered: { ...nothing, kinds: none },
  without_shortlist: { ...nothing, kinds: none },
  shortlists_unanswered: { ...nothing, kinds: none },
  answers_in: nothing,
  choices_to_confirm: nothing,
  reports_overdue: {
    count: 1,
    trend: [],
    items: [
      {
        id: note.id,
        match_id: otherId,
        hospital_id: token,
        hospital: 'Baobab District Hospital',
        expert: facts.name,
        report: 'midterm_report' as const,
        since: submitted_at,
      },
    ],
  },
  reports_submitted: nothing,
  mails_failed: nothing,
  messages_open: { count: 1, trend: [], items: [{ id: otherId, name: 'Ama', since: submitted_at }] },
}

export const audit = {
  entries: [
    {
      id: '1807',
      at: updated_at,
      actor: 'staff' as const,
      staff_id: assignee.id,
      staff_name: assignee.name,
      action: 'application_moved' as const,
      subject_kind: 'application',
      subject_id: id,
      application_kind: 'expert' as const,
      reference: facts.reference,
      concerns: [facts.name],
      fields: ['status'],
      before: { status: 'submitted' },
      after: { status: 'in_review', mail: false },
    },
  ],
  cursor: null,
}
