import type { Answers, Form } from './form.ts'
import { companionOf } from './typed-other.ts'

export type KeptChange = { before: Answers; after: Answers }

/** A changed choice is kept with what was typed for its 'Other', which may have stayed the same. */
export function keptChange(
  form: Form,
  names: readonly string[],
  stored: Answers,
  accepted: Answers,
): KeptChange {
  const companions = names.flatMap((name) => companionOf(form, name) ?? [])
  const typed = companions.filter((name) => stored[name] || accepted[name])
  const kept = [...new Set([...names, ...typed])]
  const pick = (answers: Answers) => Object.fromEntries(kept.map((name) => [name, answers[name] ?? null]))
  return { before: pick(stored), after: pick(accepted) }
}
