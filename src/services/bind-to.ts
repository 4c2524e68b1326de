import type { Store } from '../store/open-store.ts'
import { readFromReplica, readWithFallback } from '../store/postgres/read-replica.ts'

type UseCases<Store> = Readonly<Record<string, (store: Store, ...rest: never[]) => unknown>>

type ReadingCases = Readonly<Record<string, (store: Store, ...rest: never[]) => Promise<unknown>>>

type Bound<Cases> = {
  [Name in keyof Cases]: Cases[Name] extends (store: never, ...rest: infer Rest) => infer Result
    ? (...rest: Rest) => Result
    : never
}

/** The same use cases without their first parameter, the store. */
export function bindTo<Store, Cases extends UseCases<Store>>(store: Store, cases: Cases): Bound<Cases> {
  const bound = Object.entries(cases).map(([name, useCase]) => [name, useCase.bind(null, store)])
  return Object.fromEntries(bound) as Bound<Cases>
}

/** The same for use cases that only read, each from the replica if it is up to date. */
export function bindToReader<Cases extends ReadingCases>(store: Store, cases: Cases): Bound<Cases> {
  const bound = Object.entries(cases).map(([name, useCase]) => [
    name,
    (...rest: never[]) => readFromReplica(store, (reader) => useCase(reader, ...rest)),
  ])
  return Object.fromEntries(bound) as Bound<Cases>
}

/**
 * The same for use cases that read from the primary and, while it is unavailable, from a replica that the check
 * accepts.
 */
export function bindWithFallback<Cases extends ReadingCases>(
  store: Store,
  isAcceptable: (reader: Store) => Promise<boolean>,
  cases: Cases,
): Bound<Cases> {
  const bound = Object.entries(cases).map(([name, useCase]) => [
    name,
    (...rest: never[]) => readWithFallback(store, isAcceptable, (reader) => useCase(reader, ...rest)),
  ])
  return Object.fromEntries(bound) as Bound<Cases>
}
