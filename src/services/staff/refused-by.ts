import { isAPIError } from 'better-auth/api'
import type { Outcome } from '../../domain/refusals.ts'

/** The library throws what it refuses; whatever else is thrown is a bug or trouble with the database. */
export async function refusedBy<T>(
  refusal: (error: { status: number; code: string }) => Outcome<never>,
  act: () => Promise<Outcome<T>>,
): Promise<Outcome<T>> {
  try {
    return await act()
  } catch (error) {
    if (!isAPIError(error) || error.statusCode >= 500) throw error
    return refusal({ status: error.statusCode, code: String(error.body?.code ?? '') })
  }
}
