import type { Translate } from '../messages/translate.ts'
import type { FieldCode } from '../refusals.ts'

/** The sentence under a field that no form describes. */
export function fieldError(t: Translate, code: FieldCode, { min = 0, max = 0 } = {}): string {
  return t(`forms.${code}`, { min, max })
}
