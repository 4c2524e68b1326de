import { act } from 'react'
import { expect, test, vi } from 'vitest'
import { find, mount, write } from '../../../../tests/harness/components/mount.ts'
import { TextArea } from './text-area.tsx'

const words = {
  max: 10,
  text: (count: number) => `${count} of 10 words`,
  over: (count: number) => `${count} too many.`,
}

test('the word count updates while typing', () => {
  const { page } = mount(
    <TextArea id="why" aria-label="Motivation" defaultValue="Worth passing on" words={words} />,
  )
  const area = find<HTMLTextAreaElement>(page, 'textarea')
  expect(find(page, '.count').textContent).toBe('3 of 10 words')
  write(area, '  One\ntwo   three four ')
  expect(find(page, '.count').textContent).toBe('4 of 10 words')
  write(area, '')
  expect(find(page, '.count').textContent).toBe('0 of 10 words')
})

test('the count is part of aria-describedby', () => {
  const { page } = mount(
    <TextArea id="why" aria-label="Motivation" aria-describedby="why-hint" words={words} />,
  )
  expect(find(page, 'textarea').getAttribute('aria-describedby')).toBe('why-hint why-count')
})

test('a text area without a limit has no count', () => {
  const { page } = mount(<TextArea id="why" aria-label="Motivation" />)
  expect(page.querySelector('.count')).toBeNull()
})

test('5.23 a count near and over the limit is announced, says what is wrong and marks the field', () => {
  vi.useFakeTimers()
  const { page } = mount(<TextArea id="why" aria-label="Motivation" words={words} />)
  const area = find<HTMLTextAreaElement>(page, 'textarea')
  const said = (count: number) => {
    write(area, 'word '.repeat(count))
    act(() => vi.advanceTimersByTime(1000))
    return find(page, '[role=status]').textContent
  }
  expect(said(5)).toBe('')
  expect(said(10)).toBe('10 of 10 words')
  expect(area.getAttribute('aria-invalid')).toBeNull()
  expect(said(12)).toBe('12 of 10 words. 2 too many.')
  expect(area.getAttribute('aria-invalid')).toBe('true')
  expect(find(page, '.count.error').textContent).toBe('12 of 10 words. 2 too many.')
  vi.useRealTimers()
})
