import fc from 'fast-check'
import { hostileBytes, hostileText, hostileValue, spoilt } from './hostile-values.ts'
import { anyCaller, type Sent } from './http-client.ts'

/** The attacked parts of one call in the OpenAPI document. */
export type Operation = {
  method: string
  path: string
  parameters: readonly { name: string; in: string }[]
  type: string
  example: unknown
}

type Document = {
  paths: Record<
    string,
    Record<
      string,
      {
        parameters: Operation['parameters']
        requestBody?: { content: Record<string, { example?: unknown }> }
      }
    >
  >
}

export function operationsOf({ paths }: Document): Operation[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { parameters, requestBody }]) => {
      const [[type, { example }] = ['application/json', { example: undefined }]] = Object.entries(
        requestBody?.content ?? {},
      )
      return { method: method.toUpperCase(), path, parameters, type: type.replace('*', 'jpeg'), example }
    }),
  )
}

/** The cookies and the CSRF token of a caller. */
export type Sender = { cookie: string; token: string }

/** One request, which may be invalid. */
export function hostileRequest(
  operations: readonly Operation[],
  senders: readonly Sender[],
  ids: readonly string[],
) {
  return fc.constantFrom(...operations).chain((operation) =>
    fc
      .record({
        method: mostly(operation.method, fc.constantFrom(...oddMethods)),
        path: pathOf(operation, ids),
        query: queryOf(operation),
        headers: headersOf(operation),
        type: mostly(operation.type, fc.constantFrom(...oddTypes)),
        body: bodyOf(operation),
        sender: fc.constantFrom(...senders),
        hasToken: fc.integer({ min: 0, max: 9 }).map((one) => one > 0),
      })
      .map(({ method, path, query, headers, type, body, sender, hasToken }): Sent => {
        const isRead = ['GET', 'HEAD', 'OPTIONS', 'TRACE'].includes(method)
        return {
          method,
          path: path + query,
          headers: [
            ...['host', 'localhost', 'x-forwarded-for', anyCaller()],
            ...['cookie', sender.cookie],
            ...(hasToken ? ['x-xsrf-token', sender.token, 'tus-resumable', '1.0.0'] : []),
            ...(isRead ? [] : ['content-type', type]),
            ...headers,
          ],
          ...(!isRead && { body }),
        }
      }),
  )
}

const oddMethods = ['GET', 'HEAD', 'OPTIONS', 'POST', 'PUT', 'PATCH', 'DELETE', 'TRACE', 'PROPFIND', 'PURGE']
const oddTypes = [
  ...[
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'multipart/form-data',
  ],
  ...[
    'application/json; charset=utf-16',
    'application/json;json',
    'APPLICATION/JSON',
    'application/xml',
    'x',
    ';',
  ],
  ...[
    'application/problem+json',
    'image/jpeg',
    'application/offset+octet-stream',
    'application/json, text/plain',
  ],
]

const mostly = <T>(usual: T, odd: fc.Arbitrary<T>) =>
  fc.oneof({ weight: 7, arbitrary: fc.constant(usual) }, { weight: 1, arbitrary: odd })

const escaped = (text: string) => encodeURIComponent(text.toWellFormed()).replaceAll('%25', '%')

function pathOf({ path }: Operation, ids: readonly string[]): fc.Arbitrary<string> {
  const values = fc.oneof(
    fc.constantFrom(...ids),
    fc.constantFrom('expert', 'story', 'personal'),
    hostileText,
  )
  const parts = path.match(/\{\w+\}/g) ?? []
  return fc.tuple(...parts.map(() => values)).map((given) => {
    let at = 0
    return path.replace(/\{\w+\}/g, () => escaped(given[at++] ?? ''))
  })
}

function queryOf({ parameters }: Operation): fc.Arbitrary<string> {
  const known = parameters.filter((one) => one.in === 'query').map(({ name }) => name)
  const name =
    known.length > 0
      ? mostly(known[0] as string, fc.oneof(fc.constantFrom(...known), hostileText))
      : hostileText
  const pairs = fc.array(fc.tuple(name, fc.oneof(fc.constantFrom('expert', '1', 'asc'), hostileText)), {
    maxLength: 4,
  })
  const written = pairs.map((all) => all.map(([one, value]) => `${escaped(one)}=${escaped(value)}`).join('&'))
  return mostly(
    '',
    written.map((text) => `?${text}`),
  )
}

/** Node refuses control characters in headers; tests on raw sockets cover them. */
const headerText = hostileText.map((text) => text.replace(/[^\t\x20-\x7e\x80-\xff]/g, '').slice(0, 2000))

function headersOf({ parameters }: Operation): fc.Arbitrary<string[]> {
  const known = parameters.filter((one) => one.in === 'header').map((one) => one.name)
  const names = [...known, ...oddHeaders]
  return fc
    .array(fc.tuple(fc.constantFrom(...names), headerText), { maxLength: 3 })
    .map((pairs) => pairs.flat())
}

const oddHeaders = [
  ...[
    'accept',
    'accept-encoding',
    'accept-language',
    'if-none-match',
    'range',
    'origin',
    'referer',
    'cookie',
  ],
  ...['sec-fetch-site', 'x-http-method-override', 'x-forwarded-host', 'x-forwarded-proto', 'x-original-url'],
  ...[
    'authorization',
    'content-encoding',
    'upload-offset',
    'upload-length',
    'upload-metadata',
    'idempotency-key',
  ],
]

function bodyOf({ example = {} }: Operation): fc.Arbitrary<string | Buffer> {
  return fc.oneof(
    { weight: 8, arbitrary: fc.constant(JSON.stringify(example)) },
    { weight: 20, arbitrary: spoilt(example).map((document) => JSON.stringify(document)) },
    { weight: 4, arbitrary: hostileValue.map((value) => JSON.stringify(value)) },
    { weight: 8, arbitrary: hostileBytes },
    { weight: 1, arbitrary: fc.constantFrom(1, 2).map((size) => `{"a":"${'x'.repeat(size * 600_000)}"}`) },
  )
}
