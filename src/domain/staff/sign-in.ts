import { paths } from '../paths.ts'
import type { FieldCode, FieldErrors } from '../refusals.ts'
import { judgeStaffEmail } from './first-administrator.ts'
import { judgeTypedPassword } from './password.ts'

export type Credentials = { email: string; password: string }

/** Validates the format of credentials only. */
export function checkSignIn({ email, password }: Credentials): FieldErrors {
  const codes: Record<keyof Credentials, FieldCode | undefined> = {
    email: judgeStaffEmail(email),
    password: judgeTypedPassword(password),
  }
  return Object.fromEntries(Object.entries(codes).flatMap(([name, code]) => (code ? [[name, code]] : [])))
}

/** The page to open after sign-in; only paths of this site, against open redirects. */
export function nextPath(given: string | undefined): string | undefined {
  return given && /^\/(?![/\\])[\w\-./~%?=&:,+]*$/.test(given) ? given : undefined
}

export function loginPath(next: string): string {
  return next === paths.admin() ? paths.login() : `${paths.login()}?next=${encodeURIComponent(next)}`
}
