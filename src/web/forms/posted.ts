import type { Posted } from '../../domain/forms/engine/decode.ts'

/** What a native post of this form would contain, so that both ways use the same decoding. */
export function postedFrom(form: HTMLFormElement): Posted {
  const data = new FormData(form)
  const names = new Set(data.keys())
  return Object.fromEntries(
    [...names].map((name) => [name, data.getAll(name).filter((value) => typeof value === 'string')]),
  )
}
