import * as v from 'valibot'
import { done, type FieldErrors, fieldCode, type Outcome, refuse } from '../../refusals.ts'
import type { Answers, Form } from './form.ts'
import { isRecord } from './normalise.ts'
import { schemaOfField } from './schema.ts'
import { fieldOf } from './visible.ts'
import { fieldsOfApplicant, isOfApplicant } from './who-fills.ts'

/** What an edit sends: the changed answers, the lists among them apart, and which record it was made from. */
export type Edit = { id?: unknown; version?: number | undefined; changes: Answers }

/**
 * Reads the body of an applicant's edit; its changes are judged with the record that they would leave behind. A record
 * that is sent back whole contains fields of the team, which stay as they are.
 */
export function readEdit(form: Form, sent: unknown): Outcome<Edit> {
  if (!isRecord(sent)) return refuse('invalid_answers', { errors: { body: 'invalid_type' } })
  const { id, version, fieldsToUpdate = {}, ...lists } = sent
  const errors: FieldErrors = {
    ...(isRecord(fieldsToUpdate) ? {} : { fieldsToUpdate: 'invalid_type' as const }),
    ...(version === undefined || Number.isSafeInteger(version) ? {} : { version: 'invalid_number' as const }),
    ...strangersAmong(Object.keys(lists), listFields(form)),
  }
  if (Object.keys(errors).length > 0) return refuse('invalid_answers', { errors })
  return done({
    id,
    ...(version !== undefined && { version: version as number }),
    changes: withoutTeamFields(form, { ...(fieldsToUpdate as Answers), ...lists }),
  })
}

function withoutTeamFields(form: Form, changes: Answers): Answers {
  const isOpen = (name: string) => !Object.hasOwn(form.fields, name) || isOfApplicant(fieldOf(form, name))
  return Object.fromEntries(Object.entries(changes).filter(([name]) => isOpen(name)))
}

/** The schema of an edit, for the description of the API: null takes an answer away. */
export function editSchemaOf(form: Form): v.GenericSchema {
  const entry = (name: string) => [name, v.optional(v.nullable(schemaOfField(fieldOf(form, name))))] as const
  return v.strictObject({
    id: v.optional(v.pipe(v.string(), v.uuid())),
    version: v.optional(v.pipe(v.number(), v.integer())),
    fieldsToUpdate: v.optional(v.strictObject(Object.fromEntries(fieldsOfApplicant(form).map(entry)))),
    ...Object.fromEntries(listFields(form).map(entry)),
  })
}

/** The answers that the specification sends beside `fieldsToUpdate`. */
export function listFields(form: Form): string[] {
  const kinds = ['choices', 'languageRows', 'regionRows']
  return fieldsOfApplicant(form).filter((name) => kinds.includes(fieldOf(form, name).kind))
}

const mostStrangers = 50

function strangersAmong(names: readonly string[], allowed: readonly string[]): FieldErrors {
  const strange = names.filter((name) => !allowed.includes(name))
  return Object.fromEntries(strange.slice(0, mostStrangers).map((name) => [name, fieldCode('unknown_field')]))
}
