import type { IncomingMessage } from 'node:http'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { judgeCount, type Limit, type LimitName, limits } from '../../domain/protection/rate-limits.ts'
import type { Outcome } from '../../domain/refusals.ts'
import { isSafe, judgeBeforeBody } from '../limits/judge-before-body.ts'
import { isLarge } from '../limits/large-body.ts'
import { Refused } from '../problems/problem.ts'

/** Counts for all instances together. */
export type CountRequest = (name: LimitName, client: string) => Promise<Outcome<unknown>>

/** Every limit counts in memory; writes count in the database as well, across instances, unless the limit is local. */
export class RequestCounter {
  readonly #memory = new MemoryCounter()
  readonly #countEverywhere: CountRequest
  readonly #counted = new WeakSet<IncomingMessage>()

  constructor(countEverywhere: CountRequest) {
    this.#countEverywhere = countEverywhere
  }

  read(name: LimitName, client: string): Outcome<unknown> {
    return this.#memory.count(name, client)
  }

  async write(name: LimitName, client: string): Promise<Outcome<unknown>> {
    const here = this.#memory.count(name, client)
    const { isLocal }: Limit = limits[name]
    return isLocal || !here.ok ? here : this.#countEverywhere(name, client)
  }

  /** Marks a request as counted, so that Fastify does not count it again after a shortcut. */
  markCounted(request: IncomingMessage): void {
    this.#counted.add(request)
  }

  isCounted(request: IncomingMessage): boolean {
    return this.#counted.has(request)
  }
}

export function limitRequests(app: FastifyInstance, counter: RequestCounter) {
  judgeBeforeBody(app, async (request) => {
    const changesNothing = isSafe(request.method) || request.is404
    const ordinary: LimitName | undefined = request.is404 ? 'page' : changesNothing ? undefined : 'write'
    const name = limitOf(request) ?? ordinary
    if (!name || counter.isCounted(request.raw)) return
    const client = app.clientName(request.ip)
    const outcome = changesNothing ? counter.read(name, client) : await counter.write(name, client)
    if (!outcome.ok) throw new Refused(outcome.refusal)
  })

  function limitOf(request: FastifyRequest): LimitName | undefined {
    const { limit } = request.routeOptions.config
    return limit === 'form' && isLarge(request, app.initialConfig.bodyLimit ?? 0) ? 'largeForm' : limit
  }
}

type Window = { end: number; counts: Map<string, number> }

/** Fixed-window counter: cleared at the end of each window, which bounds its memory. */
export class MemoryCounter {
  readonly #windows = new Map<LimitName, Window>()

  count(name: LimitName, client: string, now = Date.now()): Outcome<undefined> {
    const { end, counts } = this.#window(name, now)
    const count = (counts.get(client) ?? 0) + 1
    counts.set(client, count)
    return judgeCount(limits[name], count, end - now)
  }

  #window(name: LimitName, now: number): Window {
    const known = this.#windows.get(name)
    if (known && now < known.end) return known
    const fresh = { end: now + limits[name].seconds * 1000, counts: new Map<string, number>() }
    this.#windows.set(name, fresh)
    return fresh
  }
}
