import type { FastifyInstance, InjectOptions } from 'fastify'
import { csrfHeaders } from '../api-app.ts'

export const nameOf = (name: string) => `filename ${Buffer.from(name).toString('base64')}`

/** The calls of the tus protocol. */
export async function uploadCalls(app: FastifyInstance) {
  const tus = { ...(await csrfHeaders(app)), 'tus-resumable': '1.0.0' }
  const call = ({ headers, ...options }: Omit<InjectOptions, 'headers'> & { headers?: Headers }) =>
    app.inject({ ...options, headers: dropEmpty({ ...tus, ...headers }) })

  return {
    headers: tus,
    call,
    begin: (length: number | string, headers: Headers = {}) =>
      call({ method: 'POST', url: '/api/uploads', headers: { 'upload-length': String(length), ...headers } }),
    /** Returns the address of the new upload. */
    async begun(length: number): Promise<string> {
      const answer = await this.begin(length, { 'upload-metadata': nameOf('cv.pdf') })
      return String(answer.headers.location)
    },
    measure: (url: string, headers: Headers = {}) => call({ method: 'HEAD', url, headers }),
    send: (url: string, offset: number | string, payload: Buffer | string, headers: Headers = {}) =>
      call({ method: 'PATCH', url, payload, headers: { ...pieceHeaders(offset), ...headers } }),
    cancel: (url: string) => call({ method: 'DELETE', url }),
    check: (url: string) => call({ method: 'GET', url }),
  }
}

/** `undefined` removes a header. */
type Headers = Record<string, string | undefined>

export const pieceHeaders = (offset: number | string) => ({
  'upload-offset': String(offset),
  'content-type': 'application/offset+octet-stream',
})

function dropEmpty(headers: Headers): Record<string, string> {
  const given = Object.entries(headers).filter((entry): entry is [string, string] => entry[1] !== undefined)
  return Object.fromEntries(given)
}
