import { Busboy, type BusboyHeaders, type BusboyInstance } from '@fastify/busboy'
import { errorCodes, type FastifyInstance, type FastifyRequest } from 'fastify'
import { largestUpload } from '../../domain/uploads/upload.ts'
import type { SentFile } from '../../services/uploads/receive-files.ts'
import { mostFormValues } from './form-body.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The fields of a native post that may be files; without any, no such post is read. */
    fileFields?: readonly string[]
  }
}

type Post = { fields: Map<string, string[]>; files: Map<string, SentFile> }

const most = { fields: mostFormValues, nameLength: 100, headerSize: 4096, headerPairs: 10 }

const filesOfRequests = new WeakMap<FastifyRequest, Post['files']>()

/** Reads native posts with files into memory: nothing is stored before the CSRF token in the post is checked. */
export function readMultipart(app: FastifyInstance): void {
  const { bodyLimit = 0 } = app.initialConfig
  app.addContentTypeParser('multipart/form-data', async (request: FastifyRequest, body: Body) => {
    const { fileFields = [] } = request.routeOptions.config
    if (request.is404) return {}
    if (fileFields.length === 0) throw new errorCodes.FST_ERR_CTP_INVALID_MEDIA_TYPE()
    const { fields, files } = await read(body, request.headers as BusboyHeaders, fileFields, bodyLimit)
    filesOfRequests.set(request, files)
    return Object.fromEntries(fields)
  })
}

export function filesOf(request: FastifyRequest): ReadonlyMap<string, SentFile> {
  return filesOfRequests.get(request) ?? new Map()
}

type Body = FastifyRequest['raw']

class BrokenPost extends Error {
  readonly statusCode = 400
}

function read(body: Body, headers: BusboyHeaders, fileFields: readonly string[], textLimit: number) {
  return new Promise<Post>((resolve, reject) => {
    const parser = openParser(headers, fileFields.length, textLimit)
    const post: Post = { fields: new Map(), files: new Map() }
    let received = 0
    let text = 0
    const fail = (error: Error) => {
      body.unpipe(parser).resume()
      reject(error)
    }
    const broken = () => fail(new BrokenPost('This is not a form of ours'))
    const tooLarge = () => fail(new errorCodes.FST_ERR_CTP_BODY_TOO_LARGE())

    parser.on('field', (name: string | undefined, value, _nameCut, valueCut) => {
      text += value.length
      if (valueCut || text > textLimit) return tooLarge()
      if (name === undefined || name.length > most.nameLength) return broken()
      const values = post.fields.get(name)
      if (values) values.push(value)
      else post.fields.set(name, [value])
    })
    parser.on('file', (field, stream, name: string | undefined) => {
      const pieces: Buffer[] = []
      stream.on('error', broken)
      stream.on('data', (piece: Buffer) => pieces.push(piece))
      stream.on('end', () => {
        if (!fileFields.includes(field) || post.files.has(field)) return broken()
        // Browsers post a file field without a file as a part without a name.
        if (name || pieces.length > 0)
          post.files.set(field, { name: name ?? '', bytes: Buffer.concat(pieces) })
      })
    })
    for (const limit of ['partsLimit', 'filesLimit', 'fieldsLimit'] as const) parser.on(limit, broken)
    parser.on('error', broken)
    parser.on('finish', () => resolve(post))
    // Skips an oversized file, up to a limit, so that the error can be shown at its field.
    const limit = textLimit + 3 * fileFields.length * largestUpload
    body.on('data', ({ length }: Buffer) => {
      received += length
      if (received > limit) tooLarge()
    })
    body.on('error', broken)
    body.pipe(parser)
  })
}

function openParser(headers: BusboyHeaders, files: number, textLimit: number): BusboyInstance {
  const { fields, headerSize, headerPairs } = most
  const limits = {
    fields,
    files,
    parts: fields + files,
    fieldSize: textLimit,
    fileSize: largestUpload + 1,
    headerSize,
    headerPairs,
  }
  try {
    return new Busboy({ headers, limits })
  } catch {
    throw new BrokenPost('This form does not say where its parts begin')
  }
}
