import { afterEach, expect, test, vi } from 'vitest'
import { isUnsaved, postedForms } from './unsaved-forms.ts'

afterEach(() => {
  vi.restoreAllMocks()
  document.body.innerHTML = ''
})

function draw(fields: string, attributes = ''): HTMLFormElement {
  document.body.innerHTML = `<main><form method="post" ${attributes}>${fields}</form><form></form></main>`
  const [form, ...others] = postedForms()
  expect(others).toEqual([])
  if (!form) throw new Error('no form')
  return form
}

const control = (form: HTMLFormElement) => form.elements[0] as HTMLInputElement

test.each([
  ['a line', '<input value="Ama">', (one: HTMLInputElement) => Object.assign(one, { value: 'Esi' })],
  ['a text', '<textarea>Words</textarea>', (one: HTMLInputElement) => Object.assign(one, { value: 'More' })],
  ['a tick', '<input type="checkbox" checked>', (one: HTMLInputElement) => one.click()],
  [
    'a choice',
    '<select><option>one<option selected>two</select>',
    (one: HTMLInputElement) => Object.assign(one, { selectedIndex: 0 }),
  ],
  [
    'a first choice',
    '<select><option>one<option>two</select>',
    (one: HTMLInputElement) => Object.assign(one, { selectedIndex: 1 }),
  ],
])('38.10 a form is unsaved once %s is changed', (_, html, change) => {
  const form = draw(`${html}<input type="hidden" name="_csrf" value="x"><button>Save</button>`)
  expect(isUnsaved(form)).toBe(false)
  change(control(form))
  expect(isUnsaved(form)).toBe(true)
})

test('38.10 input that the server refused counts as unsaved, and so does that of a form marked as unsaved', () => {
  const answered = (responseStatus: number) =>
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ responseStatus }] as never)
  answered(422)
  expect(isUnsaved(draw('<textarea>Typed before</textarea>'))).toBe(true)
  expect(isUnsaved(draw('<button>Remind</button>'))).toBe(false)
  expect(isUnsaved(draw('<input value="30">', 'data-saved'))).toBe(false)
  answered(200)
  expect(isUnsaved(draw('<textarea>Stored</textarea>'))).toBe(false)
  expect(isUnsaved(draw('<input type="hidden" name="note" value="x">', 'data-unsaved'))).toBe(true)
})
