import { expect, test } from 'vitest'
import { ownRecord } from '../../../../tests/harness/applicants/own-record.ts'
import { mount } from '../../../../tests/harness/components/mount.ts'
import { catalogueOf } from '../../../domain/messages/catalogues.ts'
import { translator } from '../../../domain/messages/translate.ts'
import { ownCalls } from '../own-calls.ts'
import type { OwnRecord } from '../own-record.ts'
import { PendingEmail } from './pending-email.tsx'

const t = translator('en', catalogueOf('en'))
const record: OwnRecord = {
  ...ownRecord,
  pending_email: {
    email: 'ama@clinic.example',
    asked_at: '2026-11-16T09:30:00.000Z',
    expires_at: '2026-11-23T09:30:00.000Z',
  },
}
const calls = ownCalls('/api/experts-applications', '/api/experts-applications/get-by-email-hash', 'hash')
const editor = { lock() {}, setPendingEmail() {} }

test('6.8 a pending address is shown with its deadline; the link can be sent again or cancelled', () => {
  const { page } = mount(<PendingEmail t={t} locale="en" calls={calls} record={record} editor={editor} />)
  expect(page.textContent).toContain('ama@clinic.example')
  expect(page.textContent).toContain('until 23 November 2026')
  const buttons = [...page.querySelectorAll('button')].map(({ textContent }) => textContent)
  expect(buttons).toEqual(['Send again', 'Cancel the change'])
})

test('6.8 nothing is shown without a pending address', () => {
  const settled = { ...record, pending_email: null }
  const { page } = mount(<PendingEmail t={t} locale="en" calls={calls} record={settled} editor={editor} />)
  expect(page.textContent).toBe('')
})
