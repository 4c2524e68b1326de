import { createHash } from 'node:crypto'
import { uuidOfHex } from '../../domain/api/uuid.ts'
import type { Form } from '../../domain/forms/engine/form.ts'
import { extensionName, fileFields } from '../../domain/forms/engine/inline-file.ts'
import { isRecord } from '../../domain/forms/engine/normalise.ts'
import type { FieldErrors } from '../../domain/refusals.ts'
import { type FileFault, largestUpload } from '../../domain/uploads/upload.ts'
import { startsAsPdf } from './pdf/starts-as-pdf.ts'

export type InlineFiles = {
  /** The answers with an upload id in place of each file. */
  answers: unknown
  files: ReadonlyMap<string, Buffer>
  errors: FieldErrors
}

/** Extracts inline files from the answers, with early errors. */
export function readInlineFiles(form: Form, sent: unknown): InlineFiles {
  const files = new Map<string, Buffer>()
  const errors: Record<string, FileFault> = {}
  if (!isRecord(sent)) return { answers: sent, files, errors }
  const answers = { ...sent }
  for (const field of fileFields(form)) {
    const bytes = bytesOf(answers[field])
    if (bytes) {
      const fault = faultOf(bytes, answers[extensionName(field)])
      if (fault) errors[field] = fault
      else files.set(field, bytes)
      answers[field] = idOf(bytes)
    }
    delete answers[extensionName(field)]
  }
  return { answers, files, errors }
}

/** A long file was decoded while it arrived. Undefined for values that are not base64, such as an upload id. */
function bytesOf(value: unknown): Buffer | undefined {
  if (Buffer.isBuffer(value)) return value
  if (typeof value !== 'string' || value === '') return undefined
  const text = value.replace(/^data:[^,]*;base64,/i, '').replace(/\s+/g, '')
  if (text.includes('-')) return undefined
  const bytes = Buffer.from(text, 'base64')
  return bytes.length === Buffer.byteLength(text, 'base64') ? bytes : undefined // nothing was skipped
}

/** The extension may be left out, since the content decides. */
function faultOf(bytes: Buffer, extension: unknown): FileFault | undefined {
  if (bytes.length > largestUpload) return 'file_too_large'
  const isNamedPdf = !extension || (typeof extension === 'string' && /^\.?pdf$/i.test(extension))
  return isNamedPdf && bytes.length > 0 && startsAsPdf(bytes) ? undefined : 'not_pdf'
}

/** Derived from the content, so that a repeated application is recognised. */
function idOf(bytes: Buffer): string {
  return uuidOfHex(createHash('sha256').update(bytes).digest('hex'))
}
