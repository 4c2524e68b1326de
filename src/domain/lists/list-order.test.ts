import { afterEach, expect, test } from 'vitest'
import { inOrder, shownLists } from './list-order.ts'

afterEach(() => {
  shownLists.length = 0
})

const sorted = (words: string[]) => inOrder(words, (word) => word, 'es')

test('36.56 a list is in alphabetical order; the browser keeps the order in which the server rendered the whole list', () => {
  const words = ['Zambia', 'Níger', 'Nigeria', 'Ñu']
  expect(sorted([...words])).toEqual(['Níger', 'Nigeria', 'Ñu', 'Zambia'])
  shownLists.push(new Map([['Zambia', 0]]))
  shownLists.push(new Map(['Ñu', 'Zambia', 'Otro', 'Nigeria', 'Níger'].map((word, place) => [word, place])))
  expect(sorted([...words])).toEqual(['Ñu', 'Zambia', 'Nigeria', 'Níger'])
  expect(sorted([...words, 'Mali'])).toEqual(['Mali', 'Níger', 'Nigeria', 'Ñu', 'Zambia'])
})
