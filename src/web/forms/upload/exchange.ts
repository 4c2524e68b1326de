import { type FileFault, fileFaults, type UploadReport } from '../../../domain/upload.ts'
import type { Trouble } from './file-state.ts'

/** What the browser knows of an upload on the server; without `received` it has to ask. */
export type Known = { id?: string | undefined; received?: number | undefined }

export type Ask = 'create' | 'ask' | 'send'

export type Answer = { status: number; header: (name: string) => string | null; body: string }

export type Meaning =
  | { known: Known; trouble?: Trouble; pauseSeconds?: number | undefined }
  | { sent: string }
  | { refused: FileFault }

/** What an answer, or none, says about the upload. */
export function readAnswer(ask: Ask, known: Known, answer: Answer | undefined): Meaning {
  const { id } = known
  if (!answer) return { known: { id }, trouble: 'line' }
  const { status } = answer
  const pauseSeconds = Number(answer.header('retry-after')) || undefined
  const busy: Meaning = { known: { id }, trouble: 'server', pauseSeconds }
  if (status >= 200 && status < 300) return readSuccess[ask](answer, known) ?? busy
  if (status === 413 || status === 422) return { refused: faultIn(answer) }
  // Swept, or lost with its server: the device still has the file.
  if (status === 404 || status === 410) return { ...busy, known: {} }
  return busy
}

/** A hotel's sign-in page answers 'fine' to anything: then nothing of this is found. */
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
