import { expect, test } from 'vitest'
import { isUuid } from '../api/uuid.ts'
import { isJustMade, newId, type Tracked, timeOfId } from './view-id.ts'

const now = Date.parse('2026-11-18T10:00:00.123Z')
const made = (kind: Tracked, at: number) => newId(kind, at, crypto.randomUUID())

test.each(['visit', 'view'] as const)(
  'the id of a %s is a random UUID that contains its creation time',
  (kind) => {
    const ids = Array.from({ length: 100 }, () => made(kind, now))
    expect(ids.every(isUuid)).toBe(true)
    expect(new Set(ids).size).toBe(100)
    expect(new Set(ids.map((id) => timeOfId(kind, id)))).toEqual(new Set([now]))
    expect(made(kind, now + 1) > made(kind, now)).toBe(true)
  },
)

test('an id of a browser, or of the other kind, contains no creation time', () => {
  expect(timeOfId('visit', crypto.randomUUID())).toBeUndefined()
  expect(timeOfId('visit', made('view', now))).toBeUndefined()
  expect(timeOfId('view', made('visit', now))).toBeUndefined()
})

test('an id counts as new for some seconds', () => {
  expect(isJustMade('view', made('view', now - 4000), now)).toBe(true)
  expect(isJustMade('view', made('view', now - 6000), now)).toBe(false)
  expect(isJustMade('view', crypto.randomUUID(), now)).toBe(false)
})
