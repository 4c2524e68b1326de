import type { apiPaths } from '../../domain/api/paths.ts'
import { tokenHeader } from '../api/own-call.ts'
import type { Answer } from './exchange.ts'

type Request = {
  method: 'GET' | 'POST' | 'PATCH'
  path: string
  headers?: Readonly<Record<string, string>>
  body?: Blob
  /** Dead lines often say nothing at all: how long silence is borne, in milliseconds. */
  patience?: number
  signal?: AbortSignal
  onProgress?: (bytes: number) => void
}

/** No answer at all, an abort included, is undefined. Not `fetch`, which cannot tell how much has left. */
export function request({ method, path, headers, body, patience = 10_000, signal, onProgress }: Request) {
  return new Promise<Answer | undefined>((resolve) => {
    const xhr = new XMLHttpRequest()
    const hangUp = () => xhr.abort()
    let silence = setTimeout(hangUp, patience)
    xhr.upload.onprogress = ({ loaded }) => {
      clearTimeout(silence)
      silence = setTimeout(hangUp, patience)
      onProgress?.(loaded)
    }
    xhr.onloadend = () => {
      clearTimeout(silence)
      signal?.removeEventListener('abort', hangUp)
      resolve(xhr.status === 0 ? undefined : answerOf(xhr))
    }
    signal?.addEventListener('abort', hangUp)
    xhr.open(method, path)
    const own = { ...protocol, ...tokenHeader(document.cookie) }
    for (const [name, value] of Object.entries({ ...own, ...headers })) xhr.setRequestHeader(name, value)
    xhr.send(body)
  })
}

export const protocol = { 'tus-resumable': '1.0.0' } as const

/** For what may take its time: a slow connection between two pieces, and the judge. */
export const longPatience = 30_000

/** Written once more, since a form need not carry the other paths; the compiler compares them. */
export const uploadsPath: typeof apiPaths.uploads = '/api/uploads'

export const uploadPath = (id: string) => `${uploadsPath}/${id}`

function answerOf(xhr: XMLHttpRequest): Answer {
  return { status: xhr.status, header: (name) => xhr.getResponseHeader(name), body: xhr.responseText }
}
