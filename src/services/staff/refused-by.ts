import { isAPIError } from 'better-auth/api'
import { type Outcome, refuse } from '../../domain/refusals.ts'

export const wrongPassword = () => refuse('invalid_answers', { errors: { password: 'wrong_password' } })
export const wrongCode = () => refuse('invalid_answers', { errors: { code: 'wrong_code' } })

/** Maps exceptions with which the library refuses to a refusal; rethrows all others. */
export async function refusedBy<T>(
  refusal: (error: { status: number; code: string }) => Outcome<never>,
  act: () => Promise<Outcome<T>>,
): Promise<Outcome<T>> {
  try {
    return await act()
  } catch (error) {
    if (!isAPIError(error)) throw error
    const code = String(error.body?.code ?? '')
    // The library turns our refusal of a session, for a disabled account, into a server error.
    if (error.statusCode >= 500 && !code.endsWith('_CREATE_SESSION')) throw error
    return refusal({ status: error.statusCode, code })
  }
}
