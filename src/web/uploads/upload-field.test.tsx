import { act } from 'react'
import { expect, test, vi } from 'vitest'
import { find, mount, serve } from '../../../tests/harness/mount.ts'
import { en } from '../../domain/messages/en.ts'
import { translator } from '../../domain/messages/translate.ts'
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

test('before any script it is a native file field with its label and hint', () => {
  const page = serve(field)
  const input = find<HTMLInputElement>(page, 'input')
  expect([input.type, input.name, input.accept]).toEqual(['file', 'resume', 'application/pdf'])
})

test('a file that is no PDF is refused, seen and heard, and the picker stays focused', async () => {
  document.body.dataset.later = '/src/web/forms/later.ts'
  const { page } = mount(field)
  const input = find<HTMLInputElement>(page, 'input')
  input.focus()
  const letter = new File(['a letter'], '../folder/letter\u202Efdp.docx')
  Object.defineProperty(input, 'files', { configurable: true, value: [letter] })
  act(() => {
    input.dispatchEvent(new Event('change', { bubbles: true }))
  })
  await vi.waitFor(() => expect(find(page, '.error').textContent).toBe('Only PDF files are allowed.'))
  expect(find(page, 'bdi').textContent).toBe('letterfdp.docx')
  await vi.waitFor(() =>
    expect(find(page, '[role=status]').textContent).toBe('letterfdp.docx: Only PDF files are allowed.'),
  )
  expect(document.activeElement).toBe(find(page, 'input'))
})
