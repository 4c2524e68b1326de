import { expect, test } from 'vitest'
import { mount } from '../../../tests/harness/mount.ts'
import { expertForm } from '../../domain/forms/expert.ts'
import { hospitalForm } from '../../domain/forms/hospital.ts'
import { catalogueOf } from '../../domain/messages/catalogues.ts'
import { translator } from '../../domain/messages/translate.ts'
import type { OwnRecord } from './own-record.ts'
import { RecordFacts } from './record-facts.tsx'

const t = translator('en', catalogueOf('en'))
const record: OwnRecord = {
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
}

test('an applicant reads in plain words where the application stands', () => {
  const { page } = mount(<RecordFacts form={expertForm} t={t} locale="en" record={record} />)
  expect(page.textContent).toContain('Being reviewed')
  const active = { ...record, status: 'active' } as const
  const hospital = mount(<RecordFacts form={hospitalForm} t={t} locale="en" record={active} />)
  expect(hospital.page.textContent).toContain('Support under way')
})

test('who is asked for something reads why', () => {
  const asked = { fields: ['job_title'], note: 'What do you do?\nAnd where?' }
  const open = { ...record, status: 'info_requested', asked } as const
  const { page } = mount(<RecordFacts form={expertForm} t={t} locale="en" record={open} />)
  expect(page.textContent).toContain('We have asked you for something')
  expect(page.textContent).toContain('And where?')
})
