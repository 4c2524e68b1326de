import { afterEach, expect, test } from 'vitest'
import { find, mount, write } from '../../../../tests/harness/components/mount.ts'
import { catalogueOf } from '../../../domain/messages/catalogues.ts'
import { translator } from '../../../domain/messages/translate.ts'
import { PostForm } from '../forms/post-form.tsx'
import { restoreForms } from './keep-forms.ts'
import { KeptFormNotice } from './kept-form-notice.tsx'

afterEach(() => localStorage.clear())

/** The page, as it is after it was loaded. */
function load(text = '') {
  document.body.replaceChildren()
  const { page } = mount(
    <PostForm
      href={(path) => path}
      path="/admin"
      csrfToken="token"
      keptAs="nia-reply-1"
      isUnsaved={text !== ''}
    >
      <KeptFormNotice t={translator('en', catalogueOf('en'))} />
      <input type="text" name="subject" defaultValue="" />
      <textarea name="text" defaultValue={text} />
      <button type="submit" name="_action" value="preview" />
      <button type="submit" name="_action" value="send" />
    </PostForm>,
  )
  document.body.append(page)
  restoreForms()
  const wordsNow = () => [
    find<HTMLInputElement>(page, '[name=subject]').value,
    find<HTMLTextAreaElement>(page, '[name=text]').value,
    find<HTMLElement>(page, '[data-words-back]').hidden,
  ]
  const submit = (action: string) => {
    const submitter = find<HTMLButtonElement>(page, `[value=${action}]`)
    find(page, 'form').dispatchEvent(
      new SubmitEvent('submit', { submitter, bubbles: true, cancelable: true }),
    )
  }
  return { page, wordsNow, submit }
}

function type() {
  const { page, ...rest } = load()
  write(find<HTMLInputElement>(page, '[name=subject]'), 'A question')
  write(find<HTMLTextAreaElement>(page, '[name=text]'), 'Dear {name}')
  return { page, ...rest }
}

test('43.35 the subject and the text are restored after a reload and after a preview, and can be discarded', () => {
  type().submit('preview')
  const { page, wordsNow } = load()
  expect(wordsNow()).toEqual(['A question', 'Dear {name}', false])
  find<HTMLElement>(page, '[data-discard]').click()
  expect(wordsNow()).toEqual(['', '', true])
  expect(load().wordsNow()).toEqual(['', '', true])
})

test('43.35 sending deletes them from the device, unless the server refuses them', () => {
  type().submit('send')
  expect(load('Refused').wordsNow()).toEqual(['', 'Refused', true])
  const again = load()
  expect(again.wordsNow()).toEqual(['', 'Refused', false])
  again.submit('send')
  expect(load().wordsNow()).toEqual(['', '', true])
  expect(localStorage).toHaveLength(0)
})
