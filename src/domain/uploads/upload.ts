import type { FieldCode } from '../refusals.ts'

/** The database has the same limit (`upload_size`). */
export const largestUpload = 10 * 1024 * 1024

/** A PDF must begin with this at its first byte. */
export const pdfMark = '%PDF-'

/** What can be wrong with a file, judged by its content. */
export const fileFaults = [
  'not_pdf',
  'file_too_large',
  'file_damaged',
  'file_encrypted',
  'file_active',
  'file_attachments',
  'file_bomb',
] as const satisfies readonly FieldCode[]

export type FileFault = (typeof fileFaults)[number]

export type Verdict = 'fine' | FileFault

/** The state of an upload for its sender; a refused one has a code. */
export type UploadReport = {
  id: string
  name: string
  size: number
  received: number
  state: 'receiving' | 'fine' | 'refused'
  code?: FileFault
}

type Facts = Omit<UploadReport, 'state' | 'code'> & { verdict: Verdict | null }

export function reportOf({ id, name, size, received, verdict }: Facts): UploadReport {
  const facts = { id, name, size, received }
  if (verdict === null) return { ...facts, state: 'receiving' }
  return verdict === 'fine' ? { ...facts, state: 'fine' } : { ...facts, state: 'refused', code: verdict }
}
