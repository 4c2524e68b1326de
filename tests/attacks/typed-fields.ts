import type { Answers, Form } from '../../src/domain/forms/engine/form.ts'
import { fieldOf } from '../../src/domain/forms/engine/visible.ts'
import { packed } from './script-corpus.ts'

/** The free-text fields of a form. */
export function typedFields(form: Form): string[] {
  return Object.keys(form.fields).filter((name) => ['text', 'longText'].includes(fieldOf(form, name).kind))
}

/** Enough records to put every string into every field, but at most `most`. */
export function recordsOf(form: Form, corpus: readonly string[], most: number): Answers[] {
  const filled = fillings(form, corpus)
  const all = Math.max(...[...filled.values()].map((texts) => texts.length))
  const step = all / Math.min(all, most)
  return Array.from({ length: Math.min(all, most) }, (_, at) => record(filled, Math.floor(at * step)))
}

/** For each field the texts that hold the corpus, one per record. */
function fillings(form: Form, corpus: readonly string[]): Map<string, string[]> {
  return new Map(
    typedFields(form).map((name) => {
      const field = fieldOf(form, name)
      return [name, packed(corpus, 'max' in field ? Number(field.max) : 100)]
    }),
  )
}

/** The answers of one record; fields with fewer texts start again. */
function record(filled: ReadonlyMap<string, string[]>, at: number): Answers {
  return Object.fromEntries([...filled].map(([name, texts]) => [name, texts[at % texts.length]]))
}
