import { expect, test } from 'vitest'
import type { Block, PageText } from '../../../../domain/content/pages/page-text.ts'
import { compareTexts } from './compare-texts.ts'

const prose = (html: string): Block => ({ kind: 'prose', fields: { html }, items: [] })
const act = (label: string): Block => ({ kind: 'act', fields: {}, items: [{ label, address: '/about' }] })
const page = (lede: string, blocks: readonly Block[]): PageText => ({
  title: 'Team',
  description: 'D',
  lede,
  blocks,
})

test('45.3 a comparison says which parts of the delivered text have changed, are new or gone', () => {
  const was = page('Two.', [prose('<p>a</p>'), prose('<p>b</p>'), act('Go')])
  const reordered = { kind: 'act', fields: {}, items: [{ address: '/about', label: 'Go' }] } as const
  const is = page('Three.', [
    prose('<p>a</p>'),
    reordered,
    { kind: 'people', fields: { group: 'experts' }, items: [] },
  ])
  const yours = page('Ours.', [prose('<p>c</p>'), { kind: 'facts', fields: {}, items: [] }])
  expect(compareTexts(was, is, yours).map(({ key, state }) => [key, state])).toEqual([
    ['title', 'same'],
    ['lede', 'changed'],
    ['description', 'same'],
    ['prose 1', 'same'],
    ['act 1', 'same'],
    ['people 1', 'isNew'],
    ['prose 2', 'gone'],
    ['facts 1', undefined],
  ])
})
