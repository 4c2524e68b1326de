import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forgetFiles, keepFile, keptFile } from './kept-files.ts'

const file = { name: 'cv.pdf', size: 4, uploadId: 'b5e0', bytes: new Blob(['%PDF']) }
const dayInMilliseconds = 24 * 3_600_000

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
})
afterEach(() => {
  vi.useRealTimers()
  localStorage.clear()
})

test('where the device has no room for bytes it remembers which file it was', async () => {
  await keepFile('expert.resume', file)
  expect(await keptFile('expert.resume')).toMatchObject({ name: 'cv.pdf', size: 4, uploadId: 'b5e0' })
  expect(await keptFile('expert.endorsement')).toBeUndefined()
})

test('a file is remembered for a week, and then gone from the device', async () => {
  await keepFile('expert.resume', file)
  vi.setSystemTime(Date.now() + 7 * dayInMilliseconds)
  expect(await keptFile('expert.resume')).toBeDefined()
  vi.setSystemTime(Date.now() + dayInMilliseconds)
  expect(await keptFile('expert.resume')).toBeUndefined()
  expect(localStorage.length).toBe(0)
})

test('a page that looks for one file forgets the old ones of every form', async () => {
  await keepFile('expert.resume', file)
  vi.setSystemTime(Date.now() + 4 * dayInMilliseconds)
  await keepFile('expert.endorsement', file)
  vi.setSystemTime(Date.now() + 4 * dayInMilliseconds)
  localStorage.setItem('another', 'is left alone')
  vi.resetModules()
  const nextPage = await import('./kept-files.ts')
  await nextPage.keptFile('trainer.resume')
  await expect.poll(() => Object.keys(localStorage)).toEqual(['aster.file.expert.endorsement', 'another'])
})

test('a form that was sent leaves no file behind', async () => {
  await keepFile('expert.resume', file)
  await forgetFiles(['expert.resume'])
  expect(await keptFile('expert.resume')).toBeUndefined()
})
