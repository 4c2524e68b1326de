import { type FileFault, fileFaults, type UploadReport } from '../../domain/uploads/upload.ts'
import type { FileState, Step, Trouble } from './file-state.ts'

/** What the browser knows of an upload on the server; without `received` it has to ask. */
export type Known = { id?: string | undefined; received?: number | undefined }

export type Ask = 'create' | 'ask' | 'send'

export type Answer = { status: number; header: (name: string) => string | null; body: string }

export type Meaning =
  | { known: Known; trouble?: Trouble; pauseSeconds?: number | undefined }
  | { sent: string }
  | { refused: FileFault }

export function readAnswer(ask: Ask, known: Known, answer: Answer | undefined): Meaning {
  const { id } = known
  if (!answer) return { known: { id }, trouble: 'line' }
  const { status } = answer
  const pauseSeconds = Number(answer.header('retry-after')) || undefined
  const busy: Meaning = { known: { id }, trouble: 'server', pauseSeconds }
  if (status >= 200 && status < 300) return readSuccess[ask](answer, known) ?? busy
  if (status === 413 || status === 422) return { refused: faultIn(answer) }
  // The server has deleted or lost the upload; the device still has the file.
  if (status === 404 || status === 410) return { ...busy, known: {} }
  const isShareFull = status === 429 && parse<{ code: string }>(answer).code === 'uploads_full'
  return isShareFull ? { ...busy, trouble: 'share' } : busy
}

/** Captive portals answer 200 to anything, without the headers and fields that these readers require. */
const readSuccess: Record<Ask, (answer: Answer, known: Known) => Meaning | undefined> = {
  create({ header }) {
    const id = header('location')?.match(/[^/]+$/)?.[0]
    return id === undefined ? undefined : { known: { id, received: 0 } }
  },
  send({ header }, { id }) {
    const offset = header('upload-offset')
    return offset === null ? undefined : { known: { id, received: Number(offset) } }
  },
  ask(answer, { id, received: before }) {
    const body = parse<UploadReport>(answer)
    if (id === undefined || body.id !== id) return undefined
    if (body.state === 'fine') return { sent: id }
    if (body.state === 'refused') return { refused: knownFault(body.code) }
    const { received } = body
    return received === undefined || received === before ? undefined : { known: { id, received } }
  },
}

/** A file of which only the upload is known; undefined where the answer says nothing about it. */
export function readFound(id: string, answer: Answer): FileState | undefined {
  if (answer.status === 404 || answer.status === 410) return { name: '', size: 0, ...gone }
  const report = parse<UploadReport>(answer)
  if (answer.status !== 200 || report.id !== id) return undefined
  return { name: report.name ?? '', size: report.size ?? 0, ...stepIn(id, report) }
}

const gone: Step = { at: 'refused', why: 'forms.upload_gone' }

/** An incomplete upload can be resumed only on the device that began it. */
function stepIn(id: string, { state, code }: Partial<UploadReport>): Step {
  if (state === 'fine') return { at: 'sent', id }
  return state === 'refused' ? { at: 'refused', why: `forms.${knownFault(code)}` } : gone
}

function faultIn(answer: Answer): FileFault {
  if (answer.status === 413) return 'file_too_large'
  const { errors } = parse<{ errors?: Record<string, string> }>(answer)
  return knownFault(Object.values(errors ?? {})[0])
}

/** A server that is newer than the page may know faults for which the page has no sentence. */
function knownFault(code: string | undefined): FileFault {
  return fileFaults.find((fault) => fault === code) ?? 'file_damaged'
}

function parse<Body extends object>({ body }: Answer): Partial<Body> {
  try {
    return (JSON.parse(body) as Body | null) ?? {}
  } catch {
    return {}
  }
}
