import type { FormId } from '../../../src/domain/forms/engine/form.ts'
import { stampPage } from '../../../src/services/protection/captcha/page-stamp.ts'
import { deriveKey } from '../../../src/services/protection/signing-key.ts'

/** The secret of servers for which tests create page stamps. */
export const secretOfTests = 'kept by the tests: 0123456789 abcdefghij'

/** The stamp of a page opened in the past, so that tests need not wait. */
export function pageOpened(form: FormId, agoMs = 60_000): string {
  return stampPage(deriveKey(secretOfTests, 'captcha').toString('base64url'), form, Date.now() - agoMs)
}
