import { type ContentKind, contentKinds } from '../../../domain/content/content-kinds.ts'
import { wrongLineIn } from '../../../domain/content/story-lines.ts'
import type { Answers, Form } from '../../../domain/forms/engine/form.ts'
import { errorText } from '../../../domain/forms/engine/wording.ts'
import type { Translate } from '../../../domain/messages/translate.ts'
import type { FieldCode } from '../../../domain/refusals.ts'

/** Says when a field is needed that is not always; empty for one that always is. */
export function neededWhen(kind: ContentKind, name: string, t: Translate): string {
  const { form, needsConsent } = contentKinds[kind]
  if (form.fields[name]?.required) return ''
  if (name === 'image_alt') return t('writing.withPicture')
  return needsConsent && name === 'consent_note' ? t('writing.beforePublishing') : t('forms.optional')
}

type Wrong = { form: Form; name: string; code: FieldCode; given: Answers; t: Translate }

/** The error of a field; for figures and events it names the first wrong line. */
export function contentError({ form, name, code, given, t }: Wrong): string {
  const words = errorText(form, name, code, t)
  const hasLines = name === 'outcomes' || name === 'timeline'
  const wrong = hasLines && code === 'invalid_text' && wrongLineIn(name, String(given[name] ?? ''))
  return wrong ? t('writing.wrongLine', { number: wrong.number, line: wrong.text, words }) : words
}
