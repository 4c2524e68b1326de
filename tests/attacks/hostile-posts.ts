import fc from 'fast-check'
import type { Sender } from './hostile-requests.ts'
import { hostileBytes, hostileText } from './hostile-values.ts'
import { anyCaller, type Client, type Sent } from './http-client.ts'

/** A page with a form, with the names and initial values of its fields. */
export type PostedPage = { path: string; fields: readonly Field[] }
type Field = { name: string; value: string; isFile: boolean }

/** Reads a page as the caller with the most rights. */
export async function readPage(client: Client, path: string, cookie: string): Promise<PostedPage> {
  const headers = { cookie, 'x-forwarded-for': anyCaller() }
  // Without `all` a long form shows only its first step.
  const { body } = await client.call({ method: 'GET', path: `${path}?all`, headers })
  const tags = body.match(/<(?:input|select|textarea|button)\b[^>]*\bname="[^>]*>/g) ?? []
  const part = (tag: string, name: string) => new RegExp(`\\b${name}="([^"]*)"`).exec(tag)?.[1] ?? ''
  const fields = tags.map((tag) => ({
    name: part(tag, 'name'),
    value: part(tag, 'value'),
    isFile: part(tag, 'type') === 'file',
  }))
  return { path, fields: fields.length > 0 ? fields : fieldsOfAny }
}

/** Fields of pages that show their form only in the middle of a process. */
const fieldsOfAny = ['_action', 'id', 'kind', 'token', 'name', 'email', 'password', 'version'].map(
  (name) => ({
    name,
    value: '1',
    isFile: false,
  }),
)

/** One native post, which may be invalid. */
export function hostilePost(
  pages: readonly PostedPage[],
  senders: readonly Sender[],
  ids: readonly string[],
) {
  return fc.constantFrom(...pages).chain(({ path, fields }) =>
    fc
      .record({
        given: fc.tuple(...fields.map((field) => filled(field, ids))),
        more: fc.array(fc.tuple(hostileText, hostileText), { maxLength: 2 }),
        file: hostileBytes,
        turn: fc.integer({ min: 0, max: 9 }),
        sender: fc.constantFrom(...senders),
      })
      .map(({ given, more, file, turn, sender }): Sent => {
        const pairs: Pair[] = [...given.flat(), ...more]
        const files = new Set(fields.filter(({ isFile }) => isFile).map(({ name }) => name))
        const isMultipart = turn < (files.size > 0 ? 7 : 1)
        return {
          method: 'POST',
          path,
          headers: {
            cookie: sender.cookie,
            'x-forwarded-for': anyCaller(),
            'sec-fetch-site': 'same-origin',
            'content-type': isMultipart ? `multipart/form-data; boundary=${boundary}` : urlencoded,
          },
          body: isMultipart
            ? inParts(pairs, files, file)
            : new URLSearchParams(
                pairs.map(([name, value]) => [name.toWellFormed(), value.toWellFormed()]),
              ).toString(),
        }
      }),
  )
}

type Pair = [name: string, value: string]

const urlencoded = 'application/x-www-form-urlencoded'
const boundary = 'xx-aster-xx'

/** Mostly the value of the page; otherwise missing, repeated or unexpected. */
function filled({ name, value }: Field, ids: readonly string[]): fc.Arbitrary<Pair[]> {
  const odd = fc.oneof(hostileText, fc.constantFrom(...ids, '', '1', 'Ama', 'ama@hospital.example'))
  return fc.oneof(
    { weight: 6, arbitrary: fc.constant<Pair[]>([[name, value]]) },
    { weight: 4, arbitrary: odd.map((one): Pair[] => [[name, one]]) },
    { weight: 1, arbitrary: fc.constant<Pair[]>([]) },
    { weight: 1, arbitrary: odd.map((one) => [name, `${name}[a]`].map((key): Pair => [key, one])) },
  )
}

/** Names are not escaped, so they may break out of their quotes. */
function inParts(pairs: readonly Pair[], files: ReadonlySet<string>, file: string | Buffer): Buffer {
  const parts = pairs.flatMap(([name, value]) => {
    const isFile = files.has(name)
    const more = isFile ? `; filename="${value || 'cv.pdf'}"\r\ncontent-type: application/pdf` : ''
    return [
      Buffer.from(`--${boundary}\r\ncontent-disposition: form-data; name="${name}"${more}\r\n\r\n`),
      Buffer.from(isFile ? file : value),
      Buffer.from('\r\n'),
    ]
  })
  return Buffer.concat([...parts, Buffer.from(`--${boundary}--\r\n`)])
}
