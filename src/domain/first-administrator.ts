import type { FieldCode, FieldErrors } from './refusals.ts'

export type FirstAdministrator = { name: string; email: string; password: string }

export const shortestPassword = 12
const longestText = 200
const longestPassword = 1000

/** What the person types who sets the registry up; every field counts, none has a default. */
export function checkFirstAdministrator({ name, email, password }: FirstAdministrator): FieldErrors {
  const errors: Record<string, FieldCode> = {}
  if (!name.trim()) errors.name = 'required'
  else if (name.length > longestText) errors.name = 'too_long'
  if (!email.trim()) errors.email = 'required'
  else if (email.length > longestText || !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email.trim()))
    errors.email = 'invalid_email'
  if (!password) errors.password = 'required'
  else if (password.length < shortestPassword) errors.password = 'too_short'
  else if (password.length > longestPassword) errors.password = 'too_long'
  return errors
}
