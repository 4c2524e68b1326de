import type { Outcome } from '../domain/refusals.ts'
import { type FrozenAnswer, freeze } from '../http/caching/frozen-answer.ts'
import type { Services } from '../services/services.ts'

const mostAnswers = 1000

/** Caches public responses, compressed, until the content changes. */
export function keptAnswers(services: Services) {
  const kept = new Map<string, FrozenAnswer>()
  let keptVersion = ''
  return async (key: string, write: () => Promise<Outcome<unknown>>): Promise<Outcome<FrozenAnswer>> => {
    const version = await services.content.contentVersion()
    const known = version === keptVersion ? kept.get(key) : undefined
    if (known) return { ok: true, value: known }
    const written = await write()
    if (!written.ok) return written
    const answer = await freeze(JSON.stringify(written.value), 'application/json', 'public, no-cache')
    if (version !== keptVersion || kept.size >= mostAnswers) kept.clear()
    keptVersion = version
    kept.set(key, answer)
    return { ok: true, value: answer }
  }
}
