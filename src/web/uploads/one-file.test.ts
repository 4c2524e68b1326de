import { expect, test } from 'vitest'
import { largestUpload } from '../../domain/uploads/upload.ts'
import { faultOf } from './one-file.ts'

test.each([
  ['', 'uploads.empty'],
  ['%PDF', 'forms.not_pdf'],
  ['\xff\xd8\xff\xe0 a picture', 'forms.not_pdf'],
  [' %PDF-1.7', 'forms.not_pdf'],
  ['%PDF-1.7', undefined],
])('a file that begins with %j is judged before anything is sent', async (text, why) => {
  expect(await faultOf(new Blob([text]))).toBe(why)
})

test('a file may have up to 10 MiB', async () => {
  const rest = new Uint8Array(largestUpload - 5)
  expect(await faultOf(new Blob(['%PDF-', rest]))).toBeUndefined()
  expect(await faultOf(new Blob(['%PDF-', rest, 'x']))).toBe('forms.file_too_large')
})

test('a file that the device cannot open has its own error', async () => {
  const gone = new Blob(['%PDF-1.7'])
  gone.slice = () => {
    throw new DOMException('gone', 'NotReadableError')
  }
  expect(await faultOf(gone)).toBe('uploads.unreadable')
})
