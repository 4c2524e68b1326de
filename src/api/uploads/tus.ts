import type { Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import type { FastifyInstance } from 'fastify'
import { largestUpload } from '../../domain/uploads/upload.ts'
import { Refused } from '../../http/problems/problem.ts'

const version = '1.0.0'

export const abilities = {
  'tus-version': version,
  'tus-extension': 'creation,expiration,termination',
  'tus-max-size': largestUpload,
}

/** What https://tus.io/protocols/resumable-upload asks of every request and every answer. */
export function speakTus(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/offset+octet-stream', (_request, _line, leave) => leave(null))
  app.addHook('onRequest', async ({ method, headers }, reply) => {
    if (['GET', 'OPTIONS'].includes(method) || headers['tus-resumable'] === version) return
    reply.header('tus-version', version)
    throw new Refused({ code: 'unsupported_protocol' })
  })
  app.addHook('onSend', async ({ raw }, reply) => {
    reply.header('tus-resumable', version)
    if (!raw.complete) await letPass(raw)
  })
}

const patienceMs = 2000

/**
 * Most clients read only after sending, and a reset loses the response: discard up to a file's size after a refusal.
 */
async function letPass(line: Readable): Promise<void> {
  const enough = new AbortController()
  let passed = 0
  line.on('data', ({ length }: Buffer) => {
    passed += length
    if (passed > largestUpload) enough.abort()
  })
  const signal = AbortSignal.any([enough.signal, AbortSignal.timeout(patienceMs)])
  await finished(line, { signal, writable: false }).catch(() => {})
  line.pause()
}
