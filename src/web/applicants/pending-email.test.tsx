import { expect, test } from 'vitest'
import { mount } from '../../../tests/harness/mount.ts'
import { catalogueOf } from '../../domain/messages/catalogues.ts'
import { translator } from '../../domain/messages/translate.ts'
import { ownCalls } from './own-calls.ts'
import type { OwnRecord } from './own-record.ts'
import { PendingEmail } from './pending-email.tsx'

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
  pending_email: {
    email: 'ama@clinic.example',
    asked_at: '2026-11-16T09:30:00.000Z',
    expires_at: '2026-11-23T09:30:00.000Z',
  },
}
const calls = ownCalls('/api/experts-applications', '/api/experts-applications/get-by-email-hash', 'hash')
const editor = { lock() {}, setPendingEmail() {} }

test('6.8 who has entered a new address reads where it waits and until when, and can send the link again or cancel', () => {
  const { page } = mount(<PendingEmail t={t} locale="en" calls={calls} record={record} editor={editor} />)
  expect(page.textContent).toContain('ama@clinic.example')
  expect(page.textContent).toContain('until 23 November 2026')
  const buttons = [...page.querySelectorAll('button')].map(({ textContent }) => textContent)
  expect(buttons).toEqual(['Send again', 'Cancel the change'])
})

test('6.8 nothing is said of an address that nobody changes', () => {
  const settled = { ...record, pending_email: null }
  const { page } = mount(<PendingEmail t={t} locale="en" calls={calls} record={settled} editor={editor} />)
  expect(page.textContent).toBe('')
})
