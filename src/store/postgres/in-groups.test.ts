import { expect, test } from 'vitest'
import type { Database } from '../database.ts'
import { inGroups } from './in-groups.ts'

type Item = { name: string; keys?: string[] }

/** Writes nothing but what it was asked to, in groups that end when the test says so. */
function groupsOf(fail: (names: readonly string[]) => unknown = () => undefined) {
  const groups: string[][] = []
  const ends: (() => void)[] = []
  const add = inGroups(
    async (_, group: readonly Item[]) => {
      const names = group.map(({ name }) => name)
      groups.push(names)
      await new Promise<void>((resolve) => ends.push(resolve))
      const error = fail(names)
      if (error) throw error
      return names.map((name) => `${name} is written`)
    },
    ({ keys = [] }) => keys,
  )
  const database = {} as Database
  return {
    groups,
    add: (name: string, ...keys: string[]) => add(database, { name, keys }),
    async endAll() {
      for (let idle = 0; idle < 3; idle++) {
        for (let end = ends.shift(); end; end = ends.shift()) {
          end()
          idle = 0
        }
        await new Promise((resolve) => setImmediate(resolve))
      }
    },
  }
}

test('what arrives while a group is written is written together, and each caller gets its own result', async () => {
  const { add, groups, endAll } = groupsOf()
  const results = ['a', 'b', 'c'].map((name) => add(name))
  await endAll()
  expect(await Promise.all(results)).toEqual(['a is written', 'b is written', 'c is written'])
  expect(groups).toEqual([['a'], ['b', 'c']])
  const next = add('d')
  await endAll()
  expect([await next, groups.length]).toEqual(['d is written', 3])
})

test('items with a key in common are written in the order of their calls, in different groups', async () => {
  const { add, groups, endAll } = groupsOf()
  const results = [add('a', 'x'), add('b', 'x'), add('c', 'x', 'y'), add('d', 'y'), add('e')]
  await endAll()
  await Promise.all(results)
  expect(groups).toEqual([['a'], ['b', 'e'], ['c'], ['d']])
})

test('a row that cannot be written keeps no other row of its group from being written', async () => {
  const violation = Object.assign(new Error('violates a constraint'), { code: '23514' })
  const { add, endAll } = groupsOf((names) => names.includes('bad') && violation)
  const results = ['a', 'b', 'bad', 'c'].map((name) => add(name))
  const settled = Promise.allSettled(results)
  await endAll()
  expect((await settled).map(({ status }) => status)).toEqual([
    'fulfilled',
    'fulfilled',
    'rejected',
    'fulfilled',
  ])
})

test('when the database is gone, all of a group fail at once', async () => {
  const { add, groups, endAll } = groupsOf((names) => names.length > 1 && new Error('connection lost'))
  const results = ['a', 'b', 'c'].map((name) => add(name))
  const settled = Promise.allSettled(results)
  await endAll()
  expect((await settled).map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected'])
  expect(groups).toHaveLength(2)
})

test('what arrives while an item waits for one with the same key, written alone, does not wait with it', async () => {
  const lockWait = Object.assign(new Error('lock timeout'), { code: '55P03' })
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  const add = inGroups(
    async (_, group: readonly Item[], patience) => {
      const isHeld = group.some(({ name }) => name === 'held')
      if (isHeld && patience === 'with others') throw lockWait
      if (isHeld) await held
      return group.map(({ name }) => name)
    },
    ({ keys = [] }) => keys,
  )
  const database = {} as Database
  const waiting = ['held', 'same'].map((name) => add(database, { name, keys: ['x'] }))
  await new Promise((resolve) => setImmediate(resolve))
  expect(await add(database, { name: 'other' })).toBe('other')
  release()
  expect(await Promise.all(waiting)).toEqual(['held', 'same'])
})
