import { randomUUID } from 'node:crypto'
import { vi } from 'vitest'
import { expertExample } from '../../src/domain/forms/expert-example.ts'
import { honestPdf } from '../harness/pdfs/honest-pdfs.ts'
import { solveCaptcha } from '../harness/solve-captcha.ts'

export type Applicant = ReturnType<typeof createApplicant>

type Field = 'resume' | 'endorsement'
export type Confirmed = { id: string; reference: string }

const tus = { 'tus-resumable': '1.0.0' }
const bytesType = { 'content-type': 'application/offset+octet-stream' }

/** Somebody who sends two files and an application, and goes on where they were whenever the server is back. */
export function createApplicant(number: number) {
  const email = `applicant-${number}@hospital.example`
  const files = { resume: honestPdf(200_000 + 2 * number), endorsement: honestPdf(200_001 + 2 * number) }
  const uploads: Partial<Record<Field, string>> = {}
  const key = randomUUID()
  let token = ''
  let proof: string | undefined
  let hasApplied = false

  async function call(url: string, init: RequestInit): Promise<Response> {
    const own = {
      'x-forwarded-for': `10.0.0.${number}`,
      cookie: `XSRF-TOKEN=${token}`,
      'x-xsrf-token': token,
    }
    const answer = await fetch(url, { ...init, headers: { ...own, ...init.headers } })
    if (answer.status !== 403) return answer
    token = /XSRF-TOKEN=([^;]+)/.exec(answer.headers.get('set-cookie') ?? '')?.[1] ?? ''
    return call(url, init)
  }

  /** How many bytes of a file the server has; a file that it does not know is announced. */
  async function measure(site: string, field: Field): Promise<number> {
    const { [field]: known } = uploads
    if (known) {
      const found = await call(`${site}/api/uploads/${known}`, { method: 'HEAD', headers: tus })
      if (found.ok) return Number(found.headers.get('upload-offset'))
    }
    const headers = { ...tus, 'upload-length': `${files[field].length}` }
    const begun = await call(`${site}/api/uploads`, { method: 'POST', headers })
    uploads[field] = ((await begun.json()) as { id: string }).id
    return 0
  }

  async function send(
    site: string,
    field: Field,
    body: (rest: Uint8Array<ArrayBuffer>) => BodyInit = (rest) => rest,
  ) {
    const start = await measure(site, field)
    if (start === files[field].length) return
    await call(`${site}/api/uploads/${uploads[field]}`, {
      method: 'PATCH',
      headers: { ...tus, ...bytesType, 'upload-offset': `${start}` },
      body: body(new Uint8Array(files[field].subarray(start))),
      duplex: 'half',
    } as RequestInit)
  }

  /** Sends what is missing of both files. */
  async function upload(site: string) {
    await send(site, 'resume')
    await send(site, 'endorsement')
  }

  /** Gives the confirmed application. */
  async function apply(site: string): Promise<Confirmed> {
    hasApplied = true
    // One for all tries: what was not answered may or may not have used it up.
    proof ??= await solveCaptcha('expert', async (path) => (await call(site + path, {})).json())
    const send = () =>
      call(`${site}/api/experts-applications`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'idempotency-key': key,
          'x-captcha-token': proof ?? '',
        },
        body: JSON.stringify({ ...expertExample, ...uploads, email }),
      })
    const isFinal = async () => {
      const answer = await send()
      return answer.status !== 503 && answer
    }
    const answer = await vi.waitUntil(isFinal, { timeout: 20_000 })
    if (answer.status !== 201) throw new Error(`Refused with ${answer.status}: ${await answer.text()}`)
    return answer.json() as Promise<Confirmed>
  }

  return {
    email,
    files,
    uploads,
    upload,
    apply,
    /** After an application without an answer, that application comes first: its files may be its own by now. */
    async goOn(site: string): Promise<Confirmed> {
      if (!hasApplied) await upload(site)
      return apply(site)
    },
    /** Sends half of a file, and then nothing more: this ends only with the connection. */
    async sendHalf(site: string, field: Field): Promise<undefined> {
      await send(site, field, (rest) => {
        const half = rest.subarray(0, rest.length / 2)
        return new ReadableStream({ start: (stream) => stream.enqueue(half) })
      })
    },
    /** Opens an application by link, address and PIN. */
    async authenticate(site: string, { hash, email, pin }: { hash: string; email: string; pin: string }) {
      const answer = await call(`${site}/api/experts-applications/authenticate`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ hash, email, pin }),
      })
      return answer.json()
    },
    async judge(site: string): Promise<undefined> {
      for (const id of Object.values(uploads)) await call(`${site}/api/uploads/${id}`, {})
    },
  }
}
