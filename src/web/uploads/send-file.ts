import { callApi } from '../api/call-api.ts'
import { advance, beginCourse, type Course, nextAsk, stepOf } from './course.ts'
import { type Answer, type Ask, readFound } from './exchange.ts'
import type { FileState, Step } from './file-state.ts'
import { carriedIn, pauseSeconds, pieceSize } from './pace.ts'
import type { Pauses } from './pauses.ts'
import { longPatience, protocol, request, uploadPath, uploadsPath } from './request.ts'

type Sending = {
  name: string
  size: number
  /** The bytes; missing if the device could not store them. */
  bytes?: Blob | undefined
  id?: string | undefined
  signal: AbortSignal
  pauses: Pauses
  report: (step: Step) => void
  onCreated: (id: string) => void
}

/**
 * Continues after broken connections, restarts of the server and expired uploads, until the file is judged or the
 * signal aborts.
 */
export async function sendFile(file: Sending): Promise<void> {
  const { bytes, signal, pauses, report, onCreated } = file
  let course = beginCourse(file.size, file.id)
  while (!signal.aborted) {
    const ask = nextAsk(course)
    if (ask !== 'ask' && !bytes) return report({ at: 'refused', why: 'uploads.lost' })
    if (!course.wait) report(stepOf(course))
    const since = performance.now()
    const answer = await send(file, ask, course)
    if (signal.aborted) return
    const next = advance(course, ask, answer, secondsSince(since))
    if ('at' in next) return report(next)
    if (next.id !== undefined && next.id !== course.id) onCreated(next.id)
    course = next
    if (!course.wait) continue
    report(stepOf(course))
    await pauses.take(course.wait.seconds)
  }
}

/** Polls the state of a file that another device has sent. */
export async function findFile(
  id: string,
  { signal, pauses }: Pick<Sending, 'signal' | 'pauses'>,
): Promise<FileState | undefined> {
  for (let failures = 1; !signal.aborted; failures++) {
    const answer = await request({ method: 'GET', path: uploadPath(id), patience: longPatience, signal })
    const found = answer && readFound(id, answer)
    if (found) return found
    if (!signal.aborted) await pauses.take(pauseSeconds(failures))
  }
  return undefined
}

/** Best effort: the server deletes what remains after a day. */
export async function forgetUpload(id: string): Promise<void> {
  await callApi('DELETE', '/api/uploads/:id', { params: { id }, headers: protocol })
}

function send(file: Sending, ask: Ask, course: Course): Promise<Answer | undefined> {
  const { name, size, signal } = file
  const { id = '', received } = course
  switch (ask) {
    case 'create': {
      const headers = { 'upload-length': String(size), 'upload-metadata': `filename ${base64(name)}` }
      return request({ method: 'POST', path: uploadsPath, headers, signal })
    }
    case 'ask': {
      const judging = received === size && { patience: longPatience }
      return request({ method: 'GET', path: uploadPath(id), signal, ...judging })
    }
    case 'send':
      return sendPiece(file, course)
  }
}

function sendPiece({ bytes, signal, report }: Sending, course: Course): Promise<Answer | undefined> {
  const { id = '', received = 0, pace } = course
  const since = performance.now()
  let left = 0
  // Bytes that were sent may still be buffered by the device: the measured pace estimates what has arrived.
  const showing = setInterval(() => {
    report(stepOf(course, Math.min(left, carriedIn(pace, secondsSince(since)))))
  }, 250)
  return request({
    method: 'PATCH',
    path: uploadPath(id),
    headers: { 'content-type': 'application/offset+octet-stream', 'upload-offset': String(received) },
    body: bytes?.slice(received, received + pieceSize(pace)),
    patience: longPatience,
    signal,
    onProgress: (sent) => {
      left = sent
    },
  }).finally(() => clearInterval(showing))
}

const secondsSince = (time: number) => (performance.now() - time) / 1000

function base64(text: string): string {
  return btoa(String.fromCharCode(...new TextEncoder().encode(text)))
}
