import { expect, test, vi } from 'vitest'
import { click, find, findAll, mount } from '../../../../tests/harness/components/mount.ts'
import { en } from '../../../domain/messages/en.ts'
import { translator } from '../../../domain/messages/translate.ts'
import { DraftDeletion } from './draft-deletion.tsx'

test('2.41 the dialog about deleting a draft starts on the button that keeps it', () => {
  const onDelete = vi.fn()
  const { page } = mount(<DraftDeletion t={translator('en', en)} form="expert" onDelete={onDelete} />)
  click(find(page, 'button'))
  // A native dialog focuses its first button.
  const [keep, remove] = findAll(page, 'dialog button')
  expect([keep?.textContent, remove?.textContent]).toEqual(['Keep it', 'Delete the draft'])
  click(keep as HTMLElement)
  expect(onDelete).not.toHaveBeenCalled()
  expect(find<HTMLDialogElement>(page, 'dialog').open).toBe(false)
})
