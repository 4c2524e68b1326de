import type { FieldCode } from '../refusals.ts'

export const passwordLength = { min: 12, max: 1000 }

/** A new password; whether it is easy to guess is judged elsewhere, since that takes time. */
export function judgePassword(password: string): FieldCode | undefined {
  if (password && password.length < passwordLength.min) return 'too_short'
  return judgeTypedPassword(password)
}

/** An existing password, which may be older than the present rules. */
export function judgeTypedPassword(password: string): FieldCode | undefined {
  if (!password) return 'required'
  return password.length > passwordLength.max ? 'too_long' : undefined
}
