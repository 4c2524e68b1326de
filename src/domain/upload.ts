import type { FieldCode } from './refusals.ts'

/** The same in the database (`upload_size`). */
export const largestUpload = 10 * 1024 * 1024

/** What is wrong with a file, judged by its content. */
export type FileFault = Extract<FieldCode, 'not_pdf' | `file_${string}`>

export type Verdict = 'fine' | FileFault

/** What has become of a file, for whoever sends it; a refused one has a code. */
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
