import type { Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { apiPaths } from '../domain/api/paths.ts'
import type { Refusal } from '../domain/refusals.ts'
import { largestUpload, reportOf } from '../domain/uploads/upload.ts'
import { answerProblem } from '../http/problems/answer-problem.ts'
import { Refused } from '../http/problems/problem.ts'
import { callerOf } from '../http/sessions/caller.ts'
import type { Services } from '../services/services.ts'
import { mount, mountHttp } from './mount.ts'
import { arrivingPieces } from './uploads/arriving-pieces.ts'

export function mountUploads(app: FastifyInstance, services: Services): void {
  speakTus(app)

  mountHttp(app, 'describeUploads', async (_input, _request, reply) => reply.headers(abilities).send())

  mountHttp(app, 'beginUpload', async ({ headers }, request, reply) => {
    const begun = await services.uploads.beginUpload({
      name: readFileName(headers['upload-metadata']),
      size: Number(headers['upload-length']),
      sender: callerOf(request, reply).name,
    })
    if (!begun.ok) return answerRefusal(request, reply, begun.refusal)
    return reply
      .header('location', `${apiPaths.uploads}/${begun.value.id}`)
      .header('upload-expires', begun.value.expiresAt.toUTCString())
      .send(reportOf(begun.value))
  })

  mountHttp(app, 'measureUpload', async ({ params }, request, reply) => {
    const found = await services.uploads.findUpload(params.id)
    if (!found.ok) return answerProblem(request, reply, found.refusal)
    const { name, size, received, expiresAt } = found.value
    return reply
      .header('upload-offset', received)
      .header('upload-length', size)
      .header('upload-metadata', writeFileName(name))
      .header('upload-expires', expiresAt.toUTCString())
      .send()
  })

  const receiving = new Set<Promise<unknown>>()
  app.addHook('onClose', async () => {
    await Promise.allSettled(receiving)
  })
  mountHttp(app, 'continueUpload', async ({ params, headers }, request, reply) => {
    const { 'content-length': length } = request.headers
    const announced = { start: Number(headers['upload-offset']), length: Number(length ?? 0) }
    const work = services.uploads.receiveUpload(params.id, announced, arrivingPieces(request.raw))
    receiving.add(work)
    const outcome = await work.finally(() => receiving.delete(work))
    if (!outcome.ok) return answerRefusal(request, reply, outcome.refusal)
    return reply
      .header('upload-offset', outcome.value.received)
      .header('upload-expires', outcome.value.expiresAt.toUTCString())
      .send()
  })

  mount(app, 'cancelUpload', ({ params }) => services.uploads.cancelUpload(params.id))
  mount(app, 'checkUpload', ({ params }, { network }) => services.uploads.judgeUpload(params.id, network))
}

/** A file that is too large is answered with 413, not with the status of invalid answers. */
function answerRefusal(request: FastifyRequest, reply: FastifyReply, refusal: Refusal): FastifyReply {
  const isTooLarge = refusal.errors?.file === 'file_too_large'
  return answerProblem(request, reply, isTooLarge ? { ...refusal, code: 'body_too_large' } : refusal)
}

/** tus sends facts about a file as keys, each followed by its value in base64. */
function readFileName(metadata = ''): string {
  const facts = metadata.split(',').map((fact) => fact.trim().split(' '))
  const [, value = ''] = facts.find(([key]) => key === 'filename') ?? []
  return Buffer.from(value, 'base64').toString()
}

const writeFileName = (name: string): string => `filename ${Buffer.from(name).toString('base64')}`

const version = '1.0.0'

const abilities = {
  'tus-version': version,
  'tus-extension': 'creation,expiration,termination',
  'tus-max-size': largestUpload,
}

/** What https://tus.io/protocols/resumable-upload asks of every request and every answer. */
function speakTus(app: FastifyInstance): void {
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
