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

test('if the device cannot store the bytes, it stores the name and size of the file', async () => {
  await keepFile('expert.resume', file)
  expect(await keptFile('expert.resume')).toMatchObject({ name: 'cv.pdf', size: 4, uploadId: 'b5e0' })
  expect(await keptFile('expert.endorsement')).toBeUndefined()
})

test('a file is stored for a week, then deleted from the device', async () => {
  await keepFile('expert.resume', file)
  vi.setSystemTime(Date.now() + 7 * dayInMilliseconds)
  expect(await keptFile('expert.resume')).toBeDefined()
  vi.setSystemTime(Date.now() + dayInMilliseconds)
  expect(await keptFile('expert.resume')).toBeUndefined()
  expect(localStorage.length).toBe(0)
})

test('looking for a file deletes expired files of every form', async () => {
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

test('submitting a form deletes its files from the device', async () => {
  await keepFile('expert.resume', file)
  await forgetFiles(['expert.resume'])
  expect(await keptFile('expert.resume')).toBeUndefined()
})
