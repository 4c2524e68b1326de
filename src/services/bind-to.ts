type UseCases<Store> = Readonly<Record<string, (store: Store, ...rest: never[]) => unknown>>

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
