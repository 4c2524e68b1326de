import { expect, test } from 'vitest'
import { readStamp, stampPage } from './page-stamp.ts'

const key = 'the key of every instance'
const hour = 3_600_000

test('a stamp shows how long its page has been open, on every instance', () => {
  const stamp = stampPage(key, 'contact', 1000)
  expect(readStamp({ key }, 'contact', stamp, 61_000)).toMatchObject({
    ageMs: 60_000,
    expiresAt: new Date(1000 + 24 * hour),
  })
})

test('a stamp is valid for a day, for its form only', () => {
  const stamp = stampPage(key, 'contact')
  expect(readStamp({ key }, 'contact', stamp, Date.now() + 23 * hour)).toBeDefined()
  expect(readStamp({ key }, 'contact', stamp, Date.now() + 24 * hour)).toBeUndefined()
  expect(readStamp({ key }, 'expert', stamp)).toBeUndefined()
})

test('a stamp cannot be forged or backdated', () => {
  const [id, opened, mac] = stampPage(key, 'contact').split('.')
  for (const forged of [
    stampPage('another key', 'contact'),
    `${id}.${(Number.parseInt(opened ?? '', 36) - hour).toString(36)}.${mac}`,
    `${crypto.randomUUID()}.${opened}.${mac}`,
    `${id}.${opened}.`,
    `${id}.${opened}`,
    '..',
    '',
  ]) {
    expect(readStamp({ key }, 'contact', forged), forged).toBeUndefined()
  }
})
