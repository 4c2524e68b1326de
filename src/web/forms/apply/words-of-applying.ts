import type { Form } from '../../../domain/engine/form.ts'
import { wordsOf } from '../../../domain/engine/words-of-form.ts'
import type { MessageArea, MessageKey } from '../../../domain/messages/catalogue.ts'
import { en } from '../../../domain/messages/en.ts'

/** The wording of an apply page, and not a word more: it comes with every page, before anything else can be done. */
export function wordsOfApplying(form: Form): (MessageArea | MessageKey)[] {
  return [...wordsOfForms(form), 'uploads', 'wizard', ...controls, ...wordsOf(form)]
}

/** What only mails and tables say is left out, and what is said about numbers where none is asked for. */
function wordsOfForms(form: Form): MessageKey[] {
  const asksNumbers = Object.values(form.fields).some(({ kind }) => kind === 'number' || kind === 'year')
  const unsaid = ['attached', 'yearsInRegion', ...(asksNumbers ? [] : ['invalid_number', 'out_of_range'])]
  const names = Object.keys(en.forms) as (keyof typeof en.forms)[]
  return names.filter((name) => !unsaid.includes(name)).map((name) => `forms.${name}` as const)
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
