import { act } from 'react'
import { expect, test } from 'vitest'
import { find, mount } from '../../../tests/harness/components/mount.ts'
import { en } from '../../domain/messages/en.ts'
import { translator } from '../../domain/messages/translate.ts'
import type { FileState, Step } from './file-state.ts'
import { FilesUnderWay } from './files-under-way.tsx'
import { reportUnderWay } from './under-way.ts'

const t = translator('en', en)
const texts = { sending: 'Sent by itself.', noLine: 'Kept on this device.' }
const resume = (step: Step): FileState => ({ name: 'resume.pdf', size: 1000, ...step })
const report = (name: string, file: FileState | undefined) =>
  act(() => reportUnderWay(name, file && { file, tryNow: () => tried.push(name) }))
const tried: string[] = []

test('4.31 the progress of a file is shown at each percent and spoken at each quarter', () => {
  const { page, unmount } = mount(<FilesUnderWay t={t} locale="en" texts={texts} />)
  const spoken = new Set<string | null>()
  const shown = new Set<string | null>()
  for (let sent = 0; sent < 1000; sent += 10) {
    report('resume', resume({ at: 'sending', sent }))
    shown.add(find(page, '.file b').textContent)
    spoken.add(find(page, '.vh[role=status]').textContent)
  }
  expect(shown.size).toBe(100)
  expect(shown).toContain('Still sending resume.pdf: 60 %')
  expect([...spoken]).toEqual([0, 25, 50, 75].map((percent) => `Still sending resume.pdf: ${percent} %`))
  report('resume', undefined)
  expect(page.querySelectorAll('.file')).toHaveLength(0)
  unmount()
})

test('4.31 offline the page says what happens to the form, and offers to retry at once', () => {
  const { page, unmount } = mount(<FilesUnderWay t={t} locale="en" texts={texts} />)
  report('resume', resume({ at: 'sending', sent: 600 }))
  expect(find(page, '[role=status]').textContent).toContain(texts.sending)
  report('resume', resume({ at: 'waiting', arrived: 600, for: 'line' }))
  expect(find(page, '[role=status]').textContent).toContain(texts.noLine)
  expect(find(page, '.file').textContent).toContain('There is no connection.')
  act(() => find(page, '.file button').click())
  expect(tried).toEqual(['resume'])
  report('resume', undefined)
  unmount()
})
