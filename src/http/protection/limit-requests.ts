import type { FastifyInstance } from 'fastify'
import type { LimitName } from '../../domain/protection/rate-limits.ts'
import type { Outcome } from '../../domain/refusals.ts'
import { isSafe, judgeBeforeBody } from '../limits/judge-before-body.ts'
import { Refused } from '../problems/problem.ts'
import { MemoryCounter } from './memory-counter.ts'

/** Counts for all instances together. */
export type CountRequest = (name: LimitName, client: string) => Promise<Outcome<unknown>>

/** Every limit counts in memory; writes count in the database as well, across instances. */
export function limitRequests(app: FastifyInstance, countRequest: CountRequest) {
  const memory = new MemoryCounter()

  judgeBeforeBody(app, async (request) => {
    const changesNothing = isSafe(request.method) || request.is404
    const ordinary: LimitName | undefined = request.is404 ? 'page' : changesNothing ? undefined : 'write'
    const name = request.routeOptions.config.limit ?? ordinary
    if (!name) return
    const client = app.clientName(request.ip)
    const here = memory.count(name, client)
    const outcome = changesNothing || !here.ok ? here : await countRequest(name, client)
    if (!outcome.ok) throw new Refused(outcome.refusal)
  })
}
