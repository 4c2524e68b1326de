import { done, type Outcome, refuse } from '../../domain/refusals.ts'
import { type StaffStore, sending } from './open-sign-in.ts'
import { refusedBy, wrongPassword } from './refused-by.ts'

/** Whether the person of this session knows the password, against misuse of an unattended browser. */
export async function provePassword(
  { signIn }: StaffStore,
  cookies: string,
  password: string,
): Promise<Outcome<undefined>> {
  if (!password) return refuse('invalid_answers', { errors: { password: 'required' } })
  return refusedBy(wrongPassword, async () => {
    await signIn.api.verifyPassword({ body: { password }, headers: sending(cookies) })
    return done(undefined)
  })
}
