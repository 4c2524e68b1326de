import { type ContentKind, contentKinds } from '../../domain/content/content-kinds.ts'
import { outcomesIn, timelineIn } from '../../domain/content/story-lines.ts'
import { accept } from '../../domain/forms/engine/accept.ts'
import type { Answers } from '../../domain/forms/engine/form.ts'
import { isRecord, normalise } from '../../domain/forms/engine/normalise.ts'
import { longestProse } from '../../domain/forms/prose.ts'
import { isLink } from '../../domain/forms/whole-link.ts'
import { done, type FieldCode, type Outcome, refuse } from '../../domain/refusals.ts'
import { hasWordlessPicture, htmlFromMarkdown, isBlank } from './clean-html.ts'

export type Judged = {
  answers: unknown
  picture: string | null
  /** A draft may lack everything but its name and its group. */
  isComplete: boolean
  /** Sample profiles, of invented people, need no consent. */
  isSample: boolean
  /** Whether it is a translation, which has only words, not the consent. */
  isTranslation?: boolean
}

/** The answers with sanitised HTML; store only the returned value. */
export function judgeContent(kind: ContentKind, judged: Judged): Outcome<Answers> {
  const { answers, picture, isComplete, isSample, isTranslation = false } = judged
  const { name, prose, needsConsent, ...forms } = contentKinds[kind]
  const form = isTranslation ? forms.words : forms.form
  const { text, html, isWordless } = withHtml(answers, prose)
  const accepted = accept(form, text)
  const errors: Record<string, FieldCode> = {
    ...(picture && !normalise(form, text).image_alt && { image_alt: 'required' }),
    ...(needsConsent &&
      !(isSample || isTranslation) &&
      !normalise(form, text).consent_note && { consent_note: 'required' }),
    ...(kind === 'partner' && !isAddress(normalise(form, text).address) && { address: 'invalid_text' }),
    ...(html.length > longestProse && { [prose]: 'too_long' }),
    ...(!accepted.ok && accepted.refusal.errors),
    ...(isWordless && { [prose]: 'picture_wordless' }),
    ...(kind === 'story' && wrongLines(text)),
  }
  const counts = ([field, code]: [string, FieldCode]) =>
    isComplete ||
    code !== 'required' ||
    [name, 'kind'].includes(field) ||
    (field === 'image_alt' && picture !== null)
  const wrong = Object.entries(errors).filter(counts)
  if (wrong.length > 0) return refuse('invalid_answers', { errors: Object.fromEntries(wrong) })
  return done(normalise(form, text))
}

function wrongLines({ outcomes, timeline }: Readonly<Record<string, unknown>>) {
  const wrong: Record<string, FieldCode> = {}
  if (typeof outcomes === 'string' && !outcomesIn(outcomes)) wrong.outcomes = 'invalid_text'
  if (typeof timeline === 'string' && !timelineIn(timeline)) wrong.timeline = 'invalid_text'
  return wrong
}

const isAddress = (given: unknown) => !given || isLink(String(given))

/** Overlong text is refused without being parsed. */
function withHtml(answers: unknown, prose: string) {
  const given = isRecord(answers) ? answers : {}
  const typed = given[prose]
  if (typeof typed !== 'string' || typed.length > longestProse)
    return { text: given, html: '', isWordless: false }
  const html = htmlFromMarkdown(typed)
  const text = { ...given, [prose]: isBlank(html) ? '' : html }
  return { text, html, isWordless: hasWordlessPicture(typed) }
}
