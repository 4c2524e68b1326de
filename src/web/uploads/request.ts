import type { apiPaths } from '../../domain/api/paths.ts'
import { tokenHeader } from '../api/own-call.ts'
import type { Answer } from './exchange.ts'

type Request = {
  method: 'GET' | 'POST' | 'PATCH'
  path: string
  headers?: Readonly<Record<string, string>>
  body?: Blob
  /** Idle timeout in milliseconds, because dead connections often report nothing. */
  patience?: number
  signal?: AbortSignal
  onProgress?: (bytes: number) => void
}

/** Undefined without a response, also after an abort. Not `fetch`, which cannot report upload progress. */
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

/** The timeout for slow work: a slow connection between two pieces, and judging a file. */
export const longPatience = 30_000

/** Duplicated, so that a form does not load the other paths; the compiler compares them. */
export const uploadsPath: typeof apiPaths.uploads = '/api/uploads'

export const uploadPath = (id: string) => `${uploadsPath}/${id}`

function answerOf(xhr: XMLHttpRequest): Answer {
  return { status: xhr.status, header: (name) => xhr.getResponseHeader(name), body: xhr.responseText }
}
