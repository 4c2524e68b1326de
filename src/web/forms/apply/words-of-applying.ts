import type { Form } from '../../../domain/engine/form.ts'
import { wordsOf } from '../../../domain/engine/words-of-form.ts'
import type { MessageArea, MessageKey } from '../../../domain/messages/catalogue.ts'

/** The wording of an apply page, and not a word more: it comes with every page, before anything else can be done. */
export function wordsOfApplying(form: Form): (MessageArea | MessageKey)[] {
  return ['forms', 'uploads', 'wizard', ...controls, ...wordsOf(form)]
}

const controls = [
  'kit.choiceFull',
  'kit.completed',
  'kit.nextStep',
  'kit.nothingFound',
  'kit.offline',
  'kit.proficiencyIn',
  'kit.removeChoice',
  'kit.savedAt',
  'kit.selected',
  'kit.stepPosition',
  'kit.wordCount',
  'kit.yearsInRegion',
] as const satisfies readonly MessageKey[]
