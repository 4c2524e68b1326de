import type { FormId } from '../../src/domain/forms/engine/form.ts'
import { stampPage } from '../../src/services/protection/captcha/page-stamp.ts'
import { deriveKey } from '../../src/services/protection/signing-key.ts'

/** Of servers whose pages tests pretend to have opened. */
export const secretOfTests = 'kept by the tests: 0123456789 abcdefghij'

/** The stamp of a page as it was so many milliseconds ago, since no test should wait for its time to pass. */
export function pageOpened(form: FormId, agoMs = 60_000): string {
  return stampPage(deriveKey(secretOfTests, 'captcha').toString('base64url'), form, Date.now() - agoMs)
}
