import { expect, test } from 'vitest'
import { numberLists } from './number-lists.ts'
import type { Block } from './page-text.ts'

const prose = (html: string): Block => ({ kind: 'prose', fields: { html }, items: [] })
const numbered = (...texts: string[]) => numberLists(texts.map(prose)).map(({ fields }) => fields.html)

test('45.15 an added clause shifts those that follow, also in later blocks', () => {
  const added = '<ol><li>a</li><li>b</li><li>new</li></ol><h2>B</h2><ol start="3"><li>c</li></ol>'
  expect(numbered(added, '<ol start="4">\n<li>d</li>\n</ol>')).toEqual([
    added.replace('start="3"', 'start="4"'),
    '<ol start="5">\n<li>d</li>\n</ol>',
  ])
  expect(numbered('<ol><li>a</li></ol><p>x</p><ol start="3"><li>b</li></ol>')).toEqual([
    '<ol><li>a</li></ol><p>x</p><ol start="2"><li>b</li></ol>',
  ])
})

test('45.15 a list from 1, a first list from another number, and lists in a list stay as typed', () => {
  for (const html of [
    '<ol start="5"><li>a</li></ol><ol><li>b</li></ol>',
    '<ol><li>a<ol start="7"><li>x</li></ol></li><li>b</li></ol><ol start="3"><li>c</li></ol>',
    '<ul><li>a<ol><li>x</li></ol></li></ul><ol start="4"><li>b</li></ol>',
  ])
    expect(numbered(html)).toEqual([html])
})

test('45.15 steps count as a list', () => {
  const steps: Block = { kind: 'steps', fields: {}, items: [{ title: 'A' }, { title: 'B' }] }
  const [, after] = numberLists([steps, prose('<ol start="9"><li>c</li></ol>')])
  expect(after?.fields.html).toBe('<ol start="3"><li>c</li></ol>')
})
