import { errorCodes, type FastifyInstance, type FastifyRequest } from 'fastify'
import { isRecord } from '../../domain/forms/engine/normalise.ts'
import { JsonScanner, type ScannedJson } from './json-scanner.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Fields of a JSON body that may hold a whole file in base64. */
    inlineFiles?: readonly string[]
  }
}

/** Reads JSON bodies within ceilings on bytes, values, keys and levels; files inside them become buffers. */
export function readJson(app: FastifyInstance): void {
  const { bodyLimit: textLimit = 0 } = app.initialConfig
  const parse = app.getDefaultJsonParser('error', 'error') as Parse
  app.addContentTypeParser('application/json', async (request: FastifyRequest, body: Body) => {
    if (request.is404) return undefined
    const { inlineFiles: fileFields = [] } = request.routeOptions.config
    const scanner = new JsonScanner({ fileFields, textLimit })
    const { bodyLimit = textLimit } = request.routeOptions
    const scanned = await scan(body, scanner, bodyLimit)
    return withFiles(await parsed(parse, request, scanned.text), scanned.files)
  })
}

type Body = FastifyRequest['raw']
type Parse = (
  request: FastifyRequest,
  text: string,
  done: (error: Error | null, value: unknown) => void,
) => void

/** Uses listeners: an iterator that stops early closes the connection, so the refusal could not be sent. */
function scan(body: Body, scanner: JsonScanner, bodyLimit: number): Promise<ScannedJson> {
  return new Promise((resolve, reject) => {
    let received = 0
    const onData = (chunk: Buffer) => {
      received += chunk.length
      if (received > bodyLimit) return fail(new errorCodes.FST_ERR_CTP_BODY_TOO_LARGE())
      try {
        scanner.scan(chunk)
      } catch (error) {
        fail(error)
      }
    }
    const onEnd = () => {
      stop()
      resolve(scanner.finish())
    }
    const onBroken = () => fail(Object.assign(new Error('The body broke off'), { statusCode: 400 }))
    const stop = () => body.off('data', onData).off('end', onEnd).off('close', onBroken)
    const fail = (error: unknown) => {
      stop()
      reject(error)
    }
    if (Number(body.headers['content-length'] ?? 0) > bodyLimit)
      return reject(new errorCodes.FST_ERR_CTP_BODY_TOO_LARGE())
    if (body.destroyed) return onBroken() // while its request was being judged
    body.on('error', onBroken) // never removed: a connection may also break after reading has stopped
    body.on('data', onData).on('end', onEnd).on('close', onBroken)
  })
}

function parsed(parse: Parse, request: FastifyRequest, text: Buffer): Promise<unknown> {
  return new Promise((resolve, reject) =>
    parse(request, text.toString(), (error, value) => (error ? reject(error) : resolve(value))),
  )
}

/** Replaces the markers by the files, in the answers or one level below. */
function withFiles(value: unknown, files: ScannedJson['files']): unknown {
  if (files.size === 0 || !isRecord(value)) return value
  const fill = (part: unknown) => (typeof part === 'string' ? (files.get(part) ?? part) : part)
  return mapRecord(value, (part) => (isRecord(part) ? mapRecord(part, fill) : fill(part)))
}

const mapRecord = (record: Record<string, unknown>, change: (part: unknown) => unknown) =>
  Object.fromEntries(Object.entries(record).map(([name, part]) => [name, change(part)]))
