import { afterEach, expect, test } from 'vitest'
import type { Stopped } from '../forms/wizard/draft.ts'
import { hideBar, isStillWaiting, showBar, tellFromLastPage, tellOnNextPage } from './bar.ts'

const says = {
  waits: 'Not sent yet',
  waitsText: 'It waits on this device.',
  changed: 'You changed it.',
  open: 'Open it',
  refused: 'It was refused.',
  arrived: 'It has arrived',
  receipt: 'See the receipt',
  close: 'Close',
}
const message: Stopped = { page: '/about/contact-us', says }
const bar = () => document.getElementById('not-sent')

afterEach(hideBar)

test('33.1 the same notice is announced once, not at every attempt', () => {
  showBar(message)
  const first = bar()
  showBar(message)
  expect(bar()).toBe(first)
})

test('33.13 only an arrival goes along to the next page, and is told there once', () => {
  showBar(message)
  expect(isStillWaiting()).toBe(true)
  tellOnNextPage()
  expect(tellFromLastPage()).toBe(false)

  showBar(message, { state: 'arrived', reference: 'E-00042' })
  expect(isStillWaiting()).toBe(false)
  tellOnNextPage()
  hideBar()
  expect(tellFromLastPage()).toBe(true)
  expect(bar()?.textContent).toContain('It has arrived')
  expect(tellFromLastPage()).toBe(false)
})
