import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import { brand } from '../domain/brand.ts'

type File = { name: string; size: number; bytes: AsyncIterable<Buffer> }

export const sendFile = (reply: FastifyReply, file: File) => send(reply, file, 'attachment')

export const sendDownload = (reply: FastifyReply, type: string, { name, bytes }: Omit<File, 'size'>) =>
  reply.type(type).header('content-disposition', `attachment; filename="${name}"`).send(Readable.from(bytes))

type Sheet = Omit<File, 'size'>

/** A table as a file. */
export function sendSheet(reply: FastifyReply, format: 'csv' | 'xlsx', sheet: Sheet): FastifyReply {
  return sendDownload(reply, sheetTypes[format], sheet)
}

export const sheetTypes = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}

/** Sends it for the browser's PDF reader, in a sandbox. */
export function showFile(reply: FastifyReply, file: File): FastifyReply {
  reply
    .header('content-security-policy', "default-src 'none'; frame-ancestors 'self'; sandbox")
    .header('x-frame-options', 'SAMEORIGIN')
    .header('cache-control', 'private, no-store')
  return send(reply, file, 'inline')
}

/** Sends a drawn page, which is as personal as its file: no cache may store it. */
export function sendPicture(reply: FastifyReply, picture: { type: string; bytes: Buffer }): FastifyReply {
  return reply.type(picture.type).header('cache-control', 'private, no-store').send(picture.bytes)
}

function send(reply: FastifyReply, { name, size, bytes }: File, disposition: 'attachment' | 'inline') {
  return reply
    .type('application/pdf')
    .header('content-length', size)
    .header('content-disposition', `${disposition}; filename*=UTF-8''${encoded(name)}`)
    .send(Readable.from(bytes))
}

/** RFC 8187 escapes more than a URL, such as the apostrophe. */
function encoded(name: string): string {
  return encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)
}

/** Sent as an attachment, so that a browser without a script saves it instead of showing it. */
export function sendOwnData(reply: FastifyReply, data: { application: { reference: string } }): FastifyReply {
  const name = `${brand.slug}-${data.application.reference}.json`
  return reply
    .type('application/json')
    .header('content-disposition', `attachment; filename="${name}"`)
    .send(JSON.stringify(data, null, 2))
}
