import { text } from '../forms/engine/field.ts'
import { judgeField } from '../forms/engine/judge-field.ts'
import { line } from '../forms/engine/plain-text.ts'
import type { FieldCode } from '../refusals.ts'

export const longestName = 100

const field = text({ required: true, max: longestName })

/** The name of a token or a webhook; invisible characters alone are nothing. */
export function judgeName(name: string): FieldCode | undefined {
  return judgeField(field, line(name) === '' ? undefined : name.trim())
}
