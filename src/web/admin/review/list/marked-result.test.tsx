import { afterEach, expect, test, vi } from 'vitest'
import { click, find, findAll } from '../../../../../tests/harness/components/mount.ts'
import { stage } from '../../../../../tests/harness/review/desk-stage.tsx'
import { page as listed } from '../../../../domain/api/review/review-examples.ts'
import { shownFor } from '../desk-context.ts'
import { MarkedResult } from './marked-result.tsx'

afterEach(() => vi.unstubAllGlobals())

const [row] = listed.rows
if (!row) throw new Error('The examples are empty')
const rows = ['Ama', 'Kofi', 'Esi', 'Yaw'].map((name) => ({ ...row, id: name, name }))

test('43.31 refused rows are grouped by reason, and the rest can be undone there', () => {
  const refused = [
    { id: 'Ama', code: 'other_region' },
    { id: 'Kofi', code: 'not_found' },
    { id: 'Esi', code: 'other_region' },
  ]
  const takeBack = vi.fn()
  const { page } = stage(
    <MarkedResult rows={rows} marked={{ done: ['Yaw'], refused }} onTakeBack={takeBack} />,
    { answers: {} },
  )
  const lines = findAll(page, 'li').map(({ textContent }) => textContent)
  expect(lines).toHaveLength(2)
  expect(lines[0]).toMatch(/^2: .*region.* Ama, Esi$/)
  expect(lines[1]).toBe('Kofi: This is no longer here. It may have been erased.')
  click(find(page, 'button'))
  expect(takeBack).toHaveBeenCalledOnce()
})

test('43.31 a message with an undo button stays for at least 20 seconds', () => {
  const action = { label: 'Take back', onClick: () => undefined }
  expect(shownFor({ message: 'Exported' })).toBeUndefined()
  expect(shownFor({ message: 'Assigned', action })).toBe(20_000)
  expect(shownFor({ message: 'Moved', action, until: new Date().toISOString() })).toBe(20_000)
  const until = new Date(Date.now() + 600_000).toISOString()
  expect(shownFor({ message: 'Moved', action, until })).toBeGreaterThan(20_000)
})
