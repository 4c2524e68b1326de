import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as v from 'valibot'
import { body } from '../domain/api/endpoint-parts.ts'
import { type Endpoint, type EndpointName, endpoints } from '../domain/api/endpoints.ts'
import { subjectOf } from '../domain/api/staff/region-subjects.ts'
import type { FieldCode, FieldErrors, Outcome } from '../domain/refusals.ts'
import { type FrozenAnswer, sendFrozen } from '../http/caching/frozen-answer.ts'
import {
  inlineFilesOf,
  roomForFiles,
  roomForPosts,
  roomForUploads,
  timeFor,
} from '../http/limits/large-body.ts'
import { answerProblem } from '../http/problems/answer-problem.ts'
import type { Failure } from '../http/problems/problem.ts'
import { type Caller, callerOf } from '../http/sessions/caller.ts'
import type { Services } from '../services/services.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Whether what a call is about lies within somebody's regions. */
    judgeRegions: Services['staff']['judgeRegions']
  }
}

type EndpointOf<Name extends EndpointName> = (typeof endpoints)[Name]

/** The validated parts of the request, and a form's answers, not yet validated. */
export type Input<E extends Endpoint> = {
  [Part in keyof NonNullable<E['request']>]: NonNullable<E['request']>[Part] extends v.GenericSchema<
    unknown,
    infer Value
  >
    ? Value
    : never
} & (E extends { form: object } | { edits: object } ? { answers: unknown } : unknown)

export type Handler<E extends Endpoint> = (
  input: Input<E>,
  caller: Caller,
) => Promise<
  Outcome<E['answer']['schema'] extends v.GenericSchema<unknown, infer Answer> ? Answer : undefined>
>

/** Mounts an endpoint's handler; handlers know nothing of HTTP. */
export function mount<Name extends EndpointName>(
  app: FastifyInstance,
  name: Name,
  handle: Handler<EndpointOf<Name>>,
): void {
  const endpoint: Endpoint = endpoints[name]
  route(app, name, async (input, request, reply) => {
    const all = { ...input, answers: request.body } as Input<EndpointOf<Name>>
    const outcome = await handle(all, callerOf(request, reply))
    if (!outcome.ok) return answerProblem(request, reply, outcome.refusal)
    return reply.code(endpoint.answer.status).header('cache-control', 'no-store').send(outcome.value)
  })
}

/** For endpoints whose protocol is in the headers: the handler uses request and reply, which has the declared status. */
export function mountHttp<Name extends EndpointName>(
  app: FastifyInstance,
  name: Name,
  answer: (
    input: Input<EndpointOf<Name>>,
    request: FastifyRequest,
    reply: FastifyReply,
  ) => Promise<FastifyReply>,
): void {
  const { status }: Endpoint['answer'] = endpoints[name].answer
  route(app, name, (input, request, reply) =>
    answer(input as Input<EndpointOf<Name>>, request, reply.code(status).header('cache-control', 'no-store')),
  )
}

/** For a body that is not JSON: `send` writes the value of the handler. */
export function mountSent<Name extends EndpointName, T>(
  app: FastifyInstance,
  name: Name,
  handle: (input: Input<EndpointOf<Name>>, caller: Caller) => Promise<Outcome<T>>,
  send: (reply: FastifyReply, value: T) => FastifyReply,
): void {
  mountHttp(app, name, async (input, request, reply) => {
    const outcome = await handle(input, callerOf(request, reply))
    return outcome.ok ? send(reply, outcome.value) : answerProblem(request, reply, outcome.refusal)
  })
}

/** For a response that changes only with what `readAbout` returns; computed on the first call. */
export function mountFrozen(
  app: FastifyInstance,
  name: EndpointName,
  write: (about: string) => Promise<FrozenAnswer>,
  readAbout: () => Promise<string> = async () => '',
) {
  let last: { about: string; answer: Promise<FrozenAnswer> } | undefined
  route(app, name, async (_input, request, reply) => {
    const about = await readAbout()
    if (last?.about !== about) last = { about, answer: write(about) }
    const { answer } = last
    answer.catch(() => {
      last = undefined // the next caller tries again
    })
    return sendFrozen(request, reply, await answer)
  })
}

/** Time limit of an export in milliseconds: it may be large and the connection slow. */
const longEnoughForAll = 600_000

const isUpload = ({ stream }: Endpoint) => stream === 'application/offset+octet-stream'

const isSheet = ({ type }: Endpoint['answer']) => /csv|sheet/.test(type ?? '')

const isPicture = ({ stream }: Endpoint) => stream === 'image/*'

function answerTimeoutOf(endpoint: Endpoint): number | undefined {
  if (isSheet(endpoint.answer)) return longEnoughForAll
  if (isUpload(endpoint)) return timeFor.uploads
  if (isPicture(endpoint)) return timeFor.posts
  return inlineFilesOf(endpoint).length > 0 ? timeFor.files : undefined
}

function route(
  app: FastifyInstance,
  name: EndpointName,
  answer: (input: object, request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>,
): void {
  const endpoint: Endpoint = endpoints[name]
  const subject = subjectOf(name)
  const { access, beforeSecondStep = false, anyToken = false, limit, forgery, failure } = endpoint
  const { bodyLimit = 0 } = app.initialConfig
  app.route({
    method: endpoint.method,
    url: endpoint.path.slice(app.prefix.length),
    config: {
      access,
      beforeSecondStep,
      anyToken,
      limit,
      forgery,
      failure,
      patient: isUpload(endpoint),
      inlineFiles: inlineFilesOf(endpoint),
      answerTimeout: answerTimeoutOf(endpoint),
    },
    ...roomForFiles(endpoint, bodyLimit),
    ...(isPicture(endpoint) && roomForPosts(bodyLimit)),
    ...(isUpload(endpoint) && roomForUploads()),
    handler: async (request, reply) => {
      const read = readInput(endpoint, request)
      if (!read.ok) return answerProblem(request, reply, read.failure)
      const judged =
        subject && (await app.judgeRegions(callerOf(request, reply).staff(), subject, read.input))
      if (judged && !judged.ok) return answerProblem(request, reply, judged.refusal)
      return answer(read.input, request, reply)
    },
  })
}

type Part = keyof NonNullable<Endpoint['request']>
type Read = { ok: true; input: Partial<Record<Part, unknown>> } | { ok: false; failure: Failure }

const nothing = body({})

function readInput(endpoint: Endpoint, request: FastifyRequest): Read {
  const input: Partial<Record<Part, unknown>> = {}
  for (const [part, schema] of Object.entries(schemasOf(endpoint)) as [Part, v.GenericSchema][]) {
    const parsed = v.safeParse(schema, request[part])
    if (!parsed.success) return { ok: false, failure: failureIn(endpoint, part, parsed.issues) }
    input[part] = parsed.output
  }
  return { ok: true, input }
}

/** Parts that the endpoint does not describe must be empty; use cases judge answers and bytes. */
function schemasOf({ request, form, edits, stream }: Endpoint): Partial<Record<Part, v.GenericSchema>> {
  const isJudgedElsewhere = form ?? edits ?? stream
  return {
    params: nothing,
    query: nothing,
    ...(!isJudgedElsewhere && { body: v.optional(nothing) }),
    ...request,
  }
}

function failureIn({ request }: Endpoint, part: Part, issues: readonly v.BaseIssue<unknown>[]): Failure {
  const errors: FieldErrors = Object.fromEntries(
    issues.map((issue) => [v.getDotPath(issue) ?? part, issue.message as FieldCode]),
  )
  return { code: part === 'body' && request?.body ? 'invalid_answers' : 'invalid_request', errors }
}
