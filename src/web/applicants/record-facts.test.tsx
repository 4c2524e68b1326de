import { expect, test } from 'vitest'
import { ownRecord as record } from '../../../tests/harness/applicants/own-record.ts'
import { mount } from '../../../tests/harness/components/mount.ts'
import { expertForm } from '../../domain/forms/expert.ts'
import { hospitalForm } from '../../domain/forms/hospital.ts'
import { catalogueOf } from '../../domain/messages/catalogues.ts'
import { translator } from '../../domain/messages/translate.ts'
import { RecordFacts } from './record-facts.tsx'

const t = translator('en', catalogueOf('en'))

test('an applicant sees the status in plain words', () => {
  const { page } = mount(<RecordFacts form={expertForm} t={t} locale="en" record={record} />)
  expect(page.textContent).toContain('Being reviewed')
  const active = { ...record, status: 'active' } as const
  const hospital = mount(<RecordFacts form={hospitalForm} t={t} locale="en" record={active} />)
  expect(hospital.page.textContent).toContain('Support under way')
})

test('an applicant who is asked for information sees the note', () => {
  const asked = { fields: ['job_title'], note: 'What do you do?\nAnd where?' }
  const open = { ...record, status: 'info_requested', asked } as const
  const { page } = mount(<RecordFacts form={expertForm} t={t} locale="en" record={open} />)
  expect(page.textContent).toContain('We have asked you for something')
  expect(page.textContent).toContain('And where?')
})

test('11.16 an applicant sees what the team corrected, what stood there before, and why', () => {
  const corrections = [
    {
      corrected_at: '2026-11-16T09:30:00.000Z',
      reason: 'As in your letter.',
      before: { job_title: 'Pharmacist', specialty_other: null },
      after: { job_title: 'Head pharmacist', specialty_other: 'Wound care' },
    },
  ]
  const { page } = mount(
    <RecordFacts form={expertForm} t={t} locale="en" record={{ ...record, corrections }} />,
  )
  expect(page.querySelector('.message')?.textContent).toContain('As in your letter.')
  expect([...page.querySelectorAll('del')].map((old) => old.textContent)).toEqual(['Pharmacist', 'No answer'])
  expect(page.textContent).toContain('Head pharmacist')
})

test('3.17 a correction says what was typed for ‘Other’', () => {
  const correction = {
    corrected_at: '2026-11-16T09:30:00.000Z',
    reason: 'As in your letter.',
    before: { general_availability: 'Other', general_availability_other: 'In spring' },
    after: { general_availability: 'Online support only', general_availability_other: null },
  }
  const { page } = mount(
    <RecordFacts form={expertForm} t={t} locale="en" record={{ ...record, corrections: [correction] }} />,
  )
  expect([...page.querySelectorAll('del')].map((old) => old.textContent)).toEqual(['In spring'])
})
