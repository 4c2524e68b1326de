import * as fields from './engine/field.ts'
import { line } from './engine/plain-text.ts'
import { judgeField } from './engine/validate.ts'
import type { FieldCode, FieldErrors } from './refusals.ts'

export type FirstAdministrator = { name: string; email: string; password: string }

export const passwordLength = { min: 12, max: 1000 }
export const longestText = 200

const nameField = fields.text({ required: true, max: longestText })
const emailField = fields.email({ required: true, max: longestText })

/** What the person types who sets the registry up; every field counts, none has a default. */
export function checkFirstAdministrator({ name, email, password }: FirstAdministrator): FieldErrors {
  const codes = {
    name: judgeField(nameField, typed(name)),
    email: judgeField(emailField, typed(email)),
    password: judgePassword(password),
  }
  return Object.fromEntries(Object.entries(codes).flatMap(([name, code]) => (code ? [[name, code]] : [])))
}

/** Kept as it was typed, without the space at its ends, and so judged; invisible characters alone are nothing. */
function typed(text: string): string | undefined {
  return line(text) === '' ? undefined : text.trim()
}

function judgePassword(password: string): FieldCode | undefined {
  if (!password) return 'required'
  if (password.length < passwordLength.min) return 'too_short'
  return password.length > passwordLength.max ? 'too_long' : undefined
}
