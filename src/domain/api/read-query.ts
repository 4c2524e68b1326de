import * as v from 'valibot'
import type { FieldCode, FieldErrors } from '../refusals.ts'

type Asked<Value> = { ok: true; value: Value } | { ok: false; errors: FieldErrors }

/** Parses a screen's query string, or returns errors by field; empty fields are ignored. */
export function readAsked<const Schema extends v.GenericSchema>(
  schema: Schema,
  query: Readonly<Record<string, string>>,
): Asked<v.InferOutput<Schema>> {
  const given = Object.entries(query).filter(([, value]) => value.trim() !== '')
  const parsed = v.safeParse(schema, Object.fromEntries(given))
  if (parsed.success) return { ok: true, value: parsed.output }
  const errors = parsed.issues.map((issue) => [v.getDotPath(issue) ?? '', issue.message as FieldCode])
  // The first error of a field counts.
  return { ok: false, errors: Object.fromEntries(errors.toReversed()) }
}
