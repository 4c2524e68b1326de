import type { OwnRecord } from '../../../src/web/applicants/own-record.ts'

/** What an expert gets of their own application, without answers. */
export const ownRecord: OwnRecord = {
  id: '0b6f2a52-7c9e-4d0b-8f0f-3c1a5b7e9d21',
  reference: 'E-00042',
  status: 'in_review',
  version: 3,
  submitted_at: '2026-11-15T08:00:00.000Z',
  updated_at: '2026-11-16T09:30:00.000Z',
  files: [],
  answers: {},
  asked: null,
  pending_email: null,
  corrections: [],
  terms: null,
  kept_months: 12,
}
