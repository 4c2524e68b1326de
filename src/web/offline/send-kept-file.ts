import type { apiPaths } from '../../domain/api/paths.ts'
import { advance, beginCourse, type Course, nextAsk } from '../uploads/course.ts'
import type { Answer } from '../uploads/exchange.ts'
import { type KeptFile, keepFile, keptFile } from '../uploads/kept-files.ts'
import { pieceSize } from '../uploads/pace.ts'
import { call } from './call.ts'

const uploadsPath: typeof apiPaths.uploads = '/api/uploads'
const protocol = { 'tus-resumable': '1.0.0' }
const mostFailures = 3

/** Resumes the upload where it stopped; undefined if the connection fails. */
export async function sendKeptFile(key: string): Promise<{ id: string } | { refused: string } | undefined> {
  const kept = await keptFile(key)
  if (!kept?.bytes) return { refused: 'upload_gone' }
  let course = beginCourse(kept.size, kept.uploadId)
  while (course.failures < mostFailures) {
    const ask = nextAsk(course)
    const since = performance.now()
    const next = advance(course, ask, await exchange(ask, kept, course), (performance.now() - since) / 1000)
    if ('at' in next) {
      if (next.at === 'sent') return { id: next.id }
      return { refused: next.at === 'refused' ? next.why : 'upload_gone' }
    }
    if (next.id !== undefined && next.id !== course.id)
      await keepFile(key, { ...kept, bytes: kept.bytes, uploadId: next.id })
    course = next
    if (course.wait) await new Promise((resolve) => setTimeout(resolve, 1000))
  }
  return undefined
}

function exchange(ask: string, { name, size, bytes }: KeptFile, course: Course): Promise<Answer | undefined> {
  const { id = '', received = 0, pace } = course
  const path = `${uploadsPath}/${id}`
  if (ask === 'create') {
    const filename = btoa(String.fromCharCode(...new TextEncoder().encode(name)))
    const headers = {
      ...protocol,
      'upload-length': String(size),
      'upload-metadata': `filename ${filename}`,
    }
    return call({ method: 'POST', path: uploadsPath, headers })
  }
  if (ask === 'ask') return call({ method: 'GET', path, headers: protocol })
  const piece = bytes?.slice(received, received + pieceSize(pace)) ?? new Blob()
  const headers = {
    ...protocol,
    'content-type': 'application/offset+octet-stream',
    'upload-offset': String(received),
  }
  return call({ method: 'PATCH', path, headers, body: piece })
}
