import { act } from 'react'
import { expect, test, vi } from 'vitest'
import { find, mount, serve } from '../../../tests/harness/components/mount.ts'
import { en } from '../../domain/messages/en.ts'
import { translator } from '../../domain/messages/translate.ts'
import { withPatience } from '../forms/wizard/progress.ts'
import { UploadField } from './upload-field.tsx'

const t = translator('en', en)
const field = (
  <UploadField
    id="resume"
    name="resume"
    label="Resume"
    hint="One PDF."
    keepAs="test.resume"
    t={t}
    locale="en"
  />
)

function choose(page: HTMLElement, file: File) {
  const input = find<HTMLInputElement>(page, 'input')
  Object.defineProperty(input, 'files', { configurable: true, value: [file] })
  act(() => {
    input.dispatchEvent(new Event('change', { bubbles: true }))
  })
}

test('24.24 without a script it is a native file field that says how to make a PDF with a phone', () => {
  const page = serve(field)
  const input = find<HTMLInputElement>(page, 'input')
  expect([input.type, input.name, input.accept]).toEqual(['file', 'resume', 'application/pdf'])
  expect(find(page, 'details summary').textContent).toBe('How to make a PDF with a phone')
})

test('a file that is not a PDF is refused, with a visible and an announced error, and the picker keeps the focus', async () => {
  Object.assign(document.body.dataset, { later: '', files: '/src/web/uploads/later.ts' })
  const { page, unmount } = mount(field)
  const input = find<HTMLInputElement>(page, 'input')
  input.focus()
  const letter = new File(['a letter'], '../folder/letter\u202Efdp.docx')
  choose(page, letter)
  await vi.waitFor(() => expect(find(page, '.error').textContent).toBe('Only PDF files are allowed.'))
  expect(find(page, 'bdi').textContent).toBe('letterfdp.docx')
  await vi.waitFor(() =>
    expect(find(page, '[role=status]').textContent).toBe('letterfdp.docx: Only PDF files are allowed.'),
  )
  expect(document.activeElement).toBe(find(page, 'input'))
  unmount()
})

test('24.23 the form lists a refused file with its reason, until the file is removed', async () => {
  Object.assign(document.body.dataset, { later: '', files: '/src/web/uploads/later.ts' })
  const { page, unmount } = mount(field)
  expect(withPatience({ resume: 'required' })).toEqual({ resume: 'required' })
  choose(page, new File(['a letter'], 'letter.pdf'))
  await vi.waitFor(() => expect(withPatience({ resume: 'required' })).toEqual({ resume: 'not_pdf' }))
  expect(withPatience({ resume: 'upload_gone', name: 'required' })).toEqual({
    resume: 'upload_gone',
    name: 'required',
  })
  unmount()
  expect(withPatience({ resume: 'required' })).toEqual({ resume: 'required' })
})
