import { expect, test } from 'vitest'
import { find, mount, write } from '../../../../tests/harness/mount.ts'
import { TextArea } from './text-area.tsx'

const countText = (words: number) => `${words} of 200 words`

test('the count follows the words as they are written', () => {
  const { page } = mount(
    <TextArea id="why" aria-label="Motivation" defaultValue="Worth passing on" countText={countText} />,
  )
  const area = find<HTMLTextAreaElement>(page, 'textarea')
  expect(find(page, '.count').textContent).toBe('3 of 200 words')
  write(area, '  One\ntwo   three four ')
  expect(find(page, '.count').textContent).toBe('4 of 200 words')
  write(area, '')
  expect(find(page, '.count').textContent).toBe('0 of 200 words')
})

test('the count belongs to the description of the field', () => {
  const { page } = mount(
    <TextArea id="why" aria-label="Motivation" aria-describedby="why-hint" countText={countText} />,
  )
  expect(find(page, 'textarea').getAttribute('aria-describedby')).toBe('why-hint why-count')
})

test('a text area without a limit has no count', () => {
  const { page } = mount(<TextArea id="why" aria-label="Motivation" />)
  expect(page.querySelector('.count')).toBeNull()
})
