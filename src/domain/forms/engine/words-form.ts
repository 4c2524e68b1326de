import type { Field } from './field.ts'
import type { Form } from './form.ts'

/** The form of a translation: the questions of the original whose answers are words, in the same order. */
export function wordsForm<Words extends Readonly<Record<string, Field>>>(
  original: Form,
  words: Words,
): Form<Words> {
  return {
    ...original,
    fields: words,
    steps: original.steps.map((step) => ({ ...step, asks: step.asks.filter((name) => name in words) })),
  }
}
