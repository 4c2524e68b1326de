import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { expertForm } from '../../domain/forms/expert.ts'
import { hospitalForm } from '../../domain/forms/hospital.ts'
import { largestUpload } from '../../domain/uploads/upload.ts'
import { readInlineFiles } from './read-inline-files.ts'

const pdf = Buffer.from('%PDF-1.7 as far as one can tell at once')
const read = (sent: object) => readInlineFiles(expertForm, sent)
const errorsOf = (sent: object) => read(sent).errors

describe('a file inside the answers', () => {
  const base64 = pdf.toString('base64')

  test.each([
    ['as plain base64', base64],
    ['as a data URL', `data:application/pdf;base64,${base64}`],
    ['as a data URL of an unknown type', `data:application/x-pdf;name=cv.pdf;base64,${base64}`],
    ['in lines, as mail programs write it', base64.replace(/.{20}/g, '$&\r\n')],
    ['without the padding at its end', base64.replace(/=+$/, '')],
  ])('is read %s', (_, resume) => {
    const { answers, files, errors } = read({ name: 'Ada', resume })
    expect(errors).toEqual({})
    expect(files).toEqual(new Map([['resume', pdf]]))
    expect(answers).toEqual({ name: 'Ada', resume: expect.stringMatching(/^[\da-f]{8}(-[\da-f]{4}){3}-/) })
  })

  test.each(['pdf', '.pdf', 'PDF', '.Pdf', '', null, undefined])('may have the extension %j', (extension) => {
    expect(errorsOf({ resume: base64, resume_extension: extension })).toEqual({})
  })

  test.each(['docx', 'pdf.exe', 7, ['pdf'], { toString: 1 }])(
    'may not have the extension %j',
    (extension) => {
      expect(errorsOf({ resume: base64, resume_extension: extension })).toEqual({ resume: 'not_pdf' })
    },
  )

  test('has an id derived from its content until it is stored', () => {
    const idOf = (bytes: Buffer) => read({ resume: bytes.toString('base64') }).answers
    expect(idOf(pdf)).toEqual(idOf(Buffer.from(pdf)))
    expect(idOf(pdf)).not.toEqual(idOf(Buffer.concat([pdf, pdf])))
  })

  test('that is empty or not a PDF is refused per field', () => {
    const jpeg = Buffer.from([0xff, 0xd8, 0xff, 0xe0]).toString('base64')
    const { files, errors } = read({ resume: 'data:application/pdf;base64,', endorsement: jpeg })
    expect(errors).toEqual({ resume: 'not_pdf', endorsement: 'not_pdf' })
    expect(files.size).toBe(0)
  })

  test('may have up to 10 MiB', () => {
    const size = (bytes: number) => errorsOf({ resume: Buffer.concat([pdf], bytes).toString('base64') })
    expect(size(largestUpload)).toEqual({})
    expect(size(largestUpload + 1)).toEqual({ resume: 'file_too_large' })
  })
})

test('upload ids, and values that are not base64, are left to the form’s validation', () => {
  for (const resume of [
    randomUUID(),
    randomUUID().toUpperCase(),
    'cv.pdf',
    'a\0b',
    '',
    7,
    null,
    ['JVBERi0='],
  ]) {
    const { answers, files, errors } = read({ resume, resume_extension: 'docx' })
    expect({ answers, size: files.size, errors }).toEqual({ answers: { resume }, size: 0, errors: {} })
  }
})

test('only file fields have extensions', () => {
  const sent = { name_extension: 'pdf', resume: pdf.toString('base64') }
  expect(readInlineFiles(hospitalForm, sent)).toEqual({ answers: sent, files: new Map(), errors: {} })
})

test.each([null, 7, 'JVBERi0=', ['resume']])('a body like %j has no files', (sent) => {
  expect(readInlineFiles(expertForm, sent).answers).toBe(sent)
})
