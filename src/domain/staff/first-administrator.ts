import * as fields from '../forms/engine/field.ts'
import { judgeField } from '../forms/engine/judge-field.ts'
import { line } from '../forms/engine/plain-text.ts'
import type { FieldCode, FieldErrors } from '../refusals.ts'
import { judgePassword } from './password.ts'

export type FirstAdministrator = { name: string; email: string; password: string }

export const longestText = 200

const nameField = fields.text({ required: true, max: longestText })
const emailField = fields.email({ required: true, max: longestText })
/** Addresses that the sign-in library accepts: an account with any other could never be used. */
const plainAddress = /^[\w'+-]+(\.[\w'+-]+)*(?<!')@([a-z\d][a-z\d-]*\.)+[a-z]{2,}$/i

/** What the person types who sets the registry up; every field counts, none has a default. */
export function checkFirstAdministrator({ name, email, password }: FirstAdministrator): FieldErrors {
  const codes = {
    name: judgeStaffName(name),
    email: judgeStaffEmail(email),
    password: judgePassword(password),
  }
  return Object.fromEntries(Object.entries(codes).flatMap(([name, code]) => (code ? [[name, code]] : [])))
}

export function judgeStaffName(name: string): FieldCode | undefined {
  return judgeField(nameField, typed(name))
}

/** Trims a name, and leaves one space between its words. */
export const tidyStaffName = (name: string): string => name.trim().replace(/\s+/g, ' ')

export function judgeStaffEmail(email: string): FieldCode | undefined {
  const given = typed(email)
  return judgeField(emailField, given) ?? (plainAddress.test(given ?? '') ? undefined : 'invalid_email')
}

/** The trimmed text; undefined if it has nothing but invisible characters. */
function typed(text: string): string | undefined {
  return line(text) === '' ? undefined : text.trim()
}
