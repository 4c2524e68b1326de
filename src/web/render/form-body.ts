import { errorCodes, type FastifyInstance, type FastifyRequest } from 'fastify'

/** The largest form of ours, with every country chosen, has a third as many values. */
export const mostFormValues = 1000

const [ampersand, plus, space] = [0x26, 0x2b, 0x20]

/** Reads native posts without files. The values are counted before any of them is decoded. */
export function readFormBody(app: FastifyInstance): void {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'buffer' },
    async (_request: FastifyRequest, body: Buffer) => {
      if (hasMoreValues(body, mostFormValues)) throw new errorCodes.FST_ERR_CTP_BODY_TOO_LARGE()
      const fields = new Map<string, string[]>()
      for (const [name, value] of new URLSearchParams(withSpaces(body).toString())) {
        const values = fields.get(name)
        if (values) values.push(value)
        else fields.set(name, [value])
      }
      return Object.fromEntries(fields)
    },
  )
}

/** Replaces plus signs first: URLSearchParams splits at each, and takes half a second per megabyte instead of 13 ms. */
function withSpaces(body: Buffer): Buffer {
  for (let at = 0; at < body.length; at++) if (body[at] === plus) body[at] = space
  return body
}

function hasMoreValues(body: Buffer, most: number): boolean {
  let at = -1
  for (let values = 1; values <= most; values++) {
    at = body.indexOf(ampersand, at + 1)
    if (at === -1) return false
  }
  return true
}
