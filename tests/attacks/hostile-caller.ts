import { apiPaths } from '../../src/domain/api/paths.ts'
import { nameOf, pieceHeaders } from '../api/uploads/upload-calls.ts'

export type HostileCaller = Awaited<ReturnType<typeof openCaller>>

let calls = 0
const anotherAddress = () => `10.${50 + (calls >> 16)}.${(calls >> 8) & 255}.${calls++ & 255}`

/** Calls a server over HTTP from changing addresses, so that no refusal comes from a rate limit. */
export async function openCaller(site: string, session = '') {
  const refused = await fetch(site + apiPaths.contact, { method: 'POST' })
  const token = /XSRF-TOKEN=([^;]+)/.exec(refused.headers.get('set-cookie') ?? '')?.[1] ?? ''
  const own = { cookie: `XSRF-TOKEN=${token}; ${session}`, 'x-xsrf-token': token, 'tus-resumable': '1.0.0' }
  const statuses: number[] = []

  async function call(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = { ...own, 'x-forwarded-for': anotherAddress(), ...init.headers }
    const answer = await fetch(site + path, { ...init, headers })
    statuses.push(answer.status)
    return answer
  }

  const beginning = (length: number) =>
    call(apiPaths.uploads, {
      method: 'POST',
      headers: { 'upload-length': String(length), 'upload-metadata': nameOf('cv.pdf') },
    })
  const begin = async (length: number) => (await beginning(length)).headers.get('location') ?? ''

  return {
    headers: own,
    call,
    beginning,
    begin,
    /** All response statuses so far. */
    statuses: (): readonly number[] => statuses,
    /** The result of the check of a file: `fine`, or the code of its refusal. */
    async verdictOn(file: Buffer): Promise<string> {
      const url = await begin(file.length)
      const sent = await call(url, { method: 'PATCH', headers: pieceHeaders(0), body: new Uint8Array(file) })
      if (!sent.ok) return (await sent.json()).errors?.file
      for (;;) {
        const checked = await call(url)
        if (checked.status === 503) continue
        const { state, code } = await checked.json()
        return code ?? state
      }
    },
  }
}
