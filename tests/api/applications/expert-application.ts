import { createHash, randomUUID } from 'node:crypto'
import type { InjectOptions } from 'fastify'
import { expertExample } from '../../../src/domain/forms/expert-example.ts'
import { appendPiece, createUpload, saveVerdict } from '../../../src/store/uploads/uploads.ts'
import { honestPdf } from '../../harness/uploads/pdfs/honest-pdfs.ts'
import { type ApiApp, captchaHeader, csrfHeaders } from '../api-app.ts'

/** A new expert without files, since each file can be claimed only once. */
export function newExpert() {
  const { resume: _, endorsement: __, ...answers } = expertExample
  return { ...answers, email: `${randomUUID()}@hospital.example` }
}

/** Each call has a new IP address, so that no rate limit applies. */
export function createCaller({ app, database: { store } }: ApiApp) {
  let calls = 0
  const own = csrfHeaders(app)

  async function post(url: string, payload: object | string, headers: InjectOptions['headers'] = {}) {
    const remoteAddress = `10.${calls >> 16}.${(calls >> 8) & 255}.${calls++ & 255}`
    const sent = { ...(await own), 'content-type': 'application/json', ...headers }
    return app.inject({ method: 'POST', url, payload, remoteAddress, headers: sent })
  }

  /** A full or partial upload that was not scanned yet. */
  async function arrived(bytes: Buffer, size = bytes.length): Promise<string> {
    const { id } = await createUpload(store, { name: 'cv.pdf', size })
    await appendPiece(store, id, 0, bytes)
    return id
  }

  async function judgedFine(): Promise<string> {
    const bytes = honestPdf(2000)
    const id = await arrived(bytes)
    await saveVerdict(store, id, { verdict: 'fine', sha256: createHash('sha256').update(bytes).digest() })
    return id
  }

  return {
    post,
    arrived,
    apply: async (answers: object | string, headers: InjectOptions['headers'] = {}) =>
      post('/api/experts-applications', answers, { ...(await captchaHeader(app, 'expert')), ...headers }),
    /** A new expert with both files. */
    async complete() {
      return { ...newExpert(), resume: await judgedFine(), endorsement: await judgedFine() }
    },
  }
}
