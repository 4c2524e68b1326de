import { act, useState } from 'react'
import { expect, test } from 'vitest'
import { click, find, mount, serve } from '../../../../tests/harness/components/mount.ts'
import { Field } from '../field/field.tsx'
import { Upload } from './upload.tsx'
import type { UploadState } from './upload-state.ts'

const labels = {
  choose: 'Choose a PDF',
  drop: 'or drop it here',
  again: 'Choose another',
  progress: 'Upload progress',
  view: 'View',
  tryNow: 'Try now',
  cancel: (file: string) => `Cancel upload of ${file}`,
  remove: (file: string) => `Remove file ${file}`,
}

/** Treats a PDF as uploaded at once and refuses anything else. */
function Resume({ start }: { start: UploadState }) {
  const [state, setState] = useState(start)
  return (
    <Field id="resume" label="Resume" hint="One PDF.">
      {(control) => (
        <Upload
          control={control}
          name="resume"
          label="Resume"
          accept="application/pdf"
          state={state}
          labels={labels}
          onChoose={({ name, type }) =>
            setState(
              type === 'application/pdf'
                ? { status: 'sent', name, detail: '240 KB, uploaded', href: '/files/1' }
                : { status: 'refused', name, detail: 'Only PDF files are allowed.' },
            )
          }
          onCancel={() => setState({ status: 'empty' })}
          onRemove={() => setState({ status: 'empty' })}
          onTryNow={() => setState({ status: 'sending', name: 'cv.pdf', detail: '36%', percent: 36 })}
        />
      )}
    </Field>
  )
}

test('without a script it is a native file field', () => {
  const field = find<HTMLInputElement>(serve(<Resume start={{ status: 'empty' }} />), 'input[type=file]')
  expect([field.name, field.accept]).toEqual(['resume', 'application/pdf'])
})

test('a refused file shows the reason, and the picker keeps the focus', () => {
  const { page } = mount(<Resume start={{ status: 'empty' }} />)
  const field = find<HTMLInputElement>(page, 'input')
  field.focus()
  choose(field, new File(['x'], 'letter.docx', { type: 'application/msword' }))
  expect(find(page, '.error').textContent).toBe('Only PDF files are allowed.')
  expect(document.activeElement).toBe(field)
  expect(field.getAttribute('aria-invalid')).toBe('true')
  const described = field.getAttribute('aria-describedby')?.split(' ') ?? []
  expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual([
    'One PDF.',
    'Only PDF files are allowed.',
  ])
})

test('an uploaded file can be viewed and removed, without losing the focus', () => {
  const { page } = mount(<Resume start={{ status: 'empty' }} />)
  const field = find<HTMLInputElement>(page, 'input')
  field.focus()
  choose(field, new File(['%PDF'], 'cv.pdf', { type: 'application/pdf' }))
  expect(find(page, 'a').textContent).toBe('View cv.pdf')
  expect(page.contains(document.activeElement)).toBe(true)
  const remove = find(page, 'button[aria-label="Remove file cv.pdf"]')
  remove.focus()
  click(remove)
  expect(document.activeElement).toBe(find(page, 'input[type=file]'))
})

test('during an upload, the error link leads to its row', () => {
  const { page } = mount(<Resume start={{ status: 'sending', name: 'cv.pdf', detail: '36%', percent: 36 }} />)
  const row = find(page, '#resume')
  row.focus()
  expect(document.activeElement).toBe(row)
  expect([row.role, row.getAttribute('aria-label')]).toEqual(['group', 'Resume'])
})

test('a waiting upload can be retried at once', () => {
  const { page } = mount(
    <Resume start={{ status: 'waiting', name: 'cv.pdf', detail: 'Waiting', percent: 36 }} />,
  )
  const button = find(page, '.file__name button')
  button.focus()
  click(button)
  expect(page.querySelector('.file--waiting')).toBeNull()
  expect(page.contains(document.activeElement)).toBe(true)
})

test('an upload can be cancelled', () => {
  const { page } = mount(<Resume start={{ status: 'sending', name: 'cv.pdf', detail: '36%', percent: 36 }} />)
  click(find(page, 'button[aria-label="Cancel upload of cv.pdf"]'))
  expect(page.querySelector('progress')).toBeNull()
})

test('a file can be dropped instead of chosen', () => {
  const { page } = mount(<Resume start={{ status: 'empty' }} />)
  const event = new Event('drop', { bubbles: true, cancelable: true })
  Object.assign(event, {
    dataTransfer: { files: [new File(['%PDF'], 'cv.pdf', { type: 'application/pdf' })] },
  })
  act(() => {
    find(page, '.upload').dispatchEvent(event)
  })
  expect(event.defaultPrevented).toBe(true)
  expect(find(page, '.file__name').textContent).toContain('cv.pdf')
})

function choose(field: HTMLInputElement, file: File) {
  Object.defineProperty(field, 'files', { configurable: true, value: [file] })
  act(() => {
    field.dispatchEvent(new Event('change', { bubbles: true }))
  })
}
