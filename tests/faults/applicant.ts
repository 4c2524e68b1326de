import { randomUUID } from 'node:crypto'
import { expertExample } from '../../src/domain/forms/expert-example.ts'
import { openUploadConnection } from '../api/uploads/upload-connection.ts'
import { openClient as openHttpClient, ownPage } from '../attacks/http-client.ts'
import { solveCaptcha } from '../harness/protection/solve-captcha.ts'
import { honestPdf } from '../harness/uploads/pdfs/honest-pdfs.ts'
import { expectStatus, openClient } from './writers/client.ts'

export type Applicant = ReturnType<typeof createApplicant>

type Field = 'resume' | 'endorsement'
type Piece = { start: number; body: BodyInit }
export type Confirmed = { id: string; reference: string }

const tus = { 'tus-resumable': '1.0.0' }
const bytesType = { 'content-type': 'application/offset+octet-stream' }

/** An applicant who uploads two files, applies, and resumes whenever the server is back. */
export function createApplicant(site: string, number: number) {
  const call = openClient(site)
  const email = `applicant-${number}@hospital.example`
  const uploads: Partial<Record<Field, string>> = {}
  const key = randomUUID()
  let proof: string | undefined
  let hasApplied = false

  /** Generated on demand, since the files of all applicants would fill the memory. */
  const fileOf = (field: Field) => honestPdf(200_000 + 2 * number + (field === 'resume' ? 0 : 1))

  /** The upload offset on the server; the first call creates the upload. */
  async function measure(field: Field, size: number): Promise<number> {
    const { [field]: known } = uploads
    if (known) {
      const found = await call('HEAD', `/api/uploads/${known}`, { headers: tus })
      return Number(expectStatus(200, found).headers.get('upload-offset'))
    }
    const headers = { ...tus, 'upload-length': `${size}` }
    const begun = expectStatus(201, await call('POST', '/api/uploads', { headers }))
    uploads[field] = String(begun.body.id)
    return 0
  }

  const sendPiece = (field: Field, { start, body }: Piece) =>
    call('PATCH', `/api/uploads/${uploads[field]}`, {
      headers: { ...tus, ...bytesType, 'upload-offset': `${start}` },
      body,
    })

  async function send(field: Field) {
    const file = fileOf(field)
    for (;;) {
      const start = await measure(field, file.length)
      if (start === file.length) return
      const sent = await sendPiece(field, { start, body: new Uint8Array(file.subarray(start)) })
      // A killed server's last chunk may be stored after the offset was read; tus answers 409 then.
      if (sent.status !== 409) expectStatus(204, sent)
    }
  }

  /** Uploads the rest of both files. */
  async function upload() {
    await send('resume')
    await send('endorsement')
  }

  /** Returns the confirmed application. */
  async function apply(): Promise<Confirmed> {
    hasApplied = true
    // One proof for all attempts: an unanswered one may or may not have used it.
    proof ??= await solveCaptcha('expert', async (path) => expectStatus(200, await call('GET', path)).body)
    const answer = await call('POST', '/api/experts-applications', {
      headers: { 'idempotency-key': key, 'x-captcha-token': proof },
      json: { ...expertExample, ...uploads, email },
    })
    return expectStatus(201, answer).body as Confirmed
  }

  return {
    email,
    fileOf,
    uploads,
    upload,
    apply,
    /** Retries an unanswered application first, since it may already have claimed its files. */
    async goOn(): Promise<Confirmed> {
      if (!hasApplied) await upload()
      return apply()
    },
    /** Sends half of a file, then stalls until the connection ends. */
    async sendHalf(field: Field): Promise<undefined> {
      const file = fileOf(field)
      const start = await measure(field, file.length)
      const half = file.subarray(start, file.length / 2)
      const http = openHttpClient(site)
      const page = await ownPage(http)
      http.close()
      const connection = await openUploadConnection(
        Number(new URL(site).port),
        `/api/uploads/${uploads[field]}`,
        {
          offset: start,
          length: file.length - start,
          headers: { ...tus, ...page },
        },
      )
      connection.socket.write(half)
      await connection.closed
    },
    async judge(): Promise<undefined> {
      for (const id of Object.values(uploads)) await call('GET', `/api/uploads/${id}`)
    },
  }
}
