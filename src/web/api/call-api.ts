import type * as v from 'valibot'
import type { EndpointName, endpoints, Problem } from '../../domain/api/endpoints.ts'
import type { Form } from '../../domain/forms/engine/form.ts'
import { sendOwn, timeLimit, tokenHeader } from './own-call.ts'

export type Failed = {
  ok: false
  /** 'offline' if no answer came. */
  code: Problem['code'] | 'offline'
  errors?: Problem['errors']
  retryAfterSeconds?: number
  attemptsLeft?: Problem['attemptsLeft']
}

export type Answered<Value = unknown> = { ok: true; value: Value } | Failed

/**
 * Calls an endpoint as our own page: with the token of the cookie in a header, and once more if the token was too
 * old. The endpoints are known by their types alone, so that no schema travels to a browser.
 */
export async function callApi<Path extends ApiPath, Method extends EndpointAt<Path>['method']>(
  method: Method,
  path: Path,
  ...[input]: Inputs<EndpointAt<Path, Method>, Path>
): Promise<Answered<Answer<EndpointAt<Path, Method>>>> {
  const send = () => attempt(method, path, input as AnyInput | undefined)
  const answered = await sendOwn(send, (answer) => (answer.ok ? undefined : answer.code))
  return answered as Answered<Answer<EndpointAt<Path, Method>>>
}

type AnyInput = {
  params?: Readonly<Record<string, string>>
  query?: URLSearchParams
  headers?: object
  body?: object
}

async function attempt(method: string, path: string, input: AnyInput = {}): Promise<Answered> {
  const { params = {}, query, headers, body } = input
  const isFile = body instanceof Blob
  const place = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  try {
    const response = await fetch(query ? `${place}?${query}` : place, {
      method,
      headers: {
        'accept-language': document.documentElement.lang,
        ...tokenHeader(document.cookie),
        ...(body && { 'content-type': 'application/json' }),
        ...headers,
      },
      body: isFile ? body : JSON.stringify(body),
      signal: isFile ? undefined : timeLimit(),
    })
    // An answer that breaks off in the middle is none.
    if (response.ok) return { ok: true, value: response.status === 204 ? undefined : await response.json() }
    const { code, errors, attemptsLeft } = (await response
      .json()
      .catch(() => ({ code: 'unexpected' }))) as Problem
    const retryAfterSeconds = Number(response.headers.get('retry-after'))
    return { ok: false, code, errors, retryAfterSeconds, attemptsLeft }
  } catch {
    return { ok: false, code: 'offline' }
  }
}

type Endpoints = typeof endpoints
/** Replaced endpoints have no response. */
type CallableName = {
  [Name in EndpointName]: Endpoints[Name]['answer']['status'] extends 410 ? never : Name
}[EndpointName]
type ApiPath = Endpoints[CallableName]['path']

/** A path that differs by the kind of application belongs to endpoints of one shape. */
type EndpointAt<Path, Method = unknown> = Path extends string
  ? {
      [Name in CallableName]: Path extends Endpoints[Name]['path']
        ? Endpoints[Name]['method'] extends Method
          ? Endpoints[Name]
          : never
        : never
    }[CallableName]
  : never

type Inputs<Endpoint, Path> =
  Record<never, never> extends Input<Endpoint, Path>
    ? [input?: Input<Endpoint, Path>]
    : [input: Input<Endpoint, Path>]

type Input<Endpoint, Path> = ([ParamIn<Path>] extends [never]
  ? unknown
  : { params: Record<ParamIn<Path>, string> }) &
  BodyInput<Endpoint> &
  (Endpoint extends { request: { query: v.GenericSchema } } ? { query: URLSearchParams } : unknown) &
  (Endpoint extends { request: { headers: infer Schema extends v.GenericSchema } }
    ? { headers?: v.InferInput<Schema> }
    : unknown)

type ParamIn<Path> = Path extends `${string}/:${infer Name}/${infer Rest}`
  ? Name | ParamIn<`/${Rest}`>
  : Path extends `${string}/:${infer Name}`
    ? Name
    : never

type BodyInput<Endpoint> = Endpoint extends { request: { body: infer Schema extends v.GenericSchema } }
  ? { body: v.InferInput<Schema> }
  : Endpoint extends { form: Form } | { edits: Form }
    ? { body: object }
    : Endpoint extends { stream: string }
      ? { body: Blob; headers: { 'content-type': string } }
      : unknown

type Answer<Endpoint> = Endpoint extends { answer: { schema: infer Schema extends v.GenericSchema } }
  ? v.InferOutput<Schema>
  : undefined
