import type { Form } from '../../domain/forms/engine/form.ts'
import { fileFields } from '../../domain/forms/engine/inline-file.ts'
import { wordsOf } from '../../domain/forms/engine/words-of-form.ts'
import type { MessageKey } from '../../domain/messages/catalogue.ts'
import { keysIn, whyFilesAreRefused, wordsOfLater } from '../forms/words-of-later.ts'

/** The wording of a form and nothing else, because every page loads it before it can be used. */
export function wordsOfApplying(form: Form): MessageKey[] {
  return [...wordsOfUntouched(form), ...wordsOfDrafts, ...whyFilesAreRefused()]
}

/** What a page says of a draft that a link leads to, of files that have arrived, and of a native post. */
const wordsOfDrafts: readonly MessageKey[] = [
  'uploads.replace',
  ...keysIn('wizard').filter((key) => /\.(newer|quick|uploadsFull)/.test(key)),
]

/** The wording of a page without errors, files and the link to a draft. */
export function wordsOfUntouched(form: Form): MessageKey[] {
  const said = [
    ...wordsOfForms(form),
    ...(fileFields(form).length > 0 ? keysIn('uploads') : []),
    ...keysIn('wizard'),
    ...controls,
    ...wordsOf(form),
  ]
  const elsewhere = keysIn('wizard').filter((key) => /\.(begin|goOn)/.test(key))
  const unsaid = new Set([
    ...wordsOfLater,
    ...elsewhere,
    ...wordsOfDrafts,
    form.says.arrived ? 'wizard.sentTitle' : 'wizard.requestArrived',
    form.says.edited,
    form.says.editing,
  ])
  return said.filter((key) => !unsaid.has(key))
}

export const wordsOfBeginning = keysIn('wizard').filter((key) => /\.(begin|goOn|delete|goneTitle)/.test(key))

/** Leaves out messages that no input needs: those of mails, tables and the API, and of numbers if none is asked for. */
function wordsOfForms(form: Form): MessageKey[] {
  const asksNumbers = Object.values(form.fields).some(({ kind }) => kind === 'number' || kind === 'year')
  const unsaid = asksNumbers ? never : [...never, 'forms.invalid_number', 'forms.out_of_range']
  return keysIn('forms').filter((key) => !unsaid.includes(key))
}

const never = [
  'forms.already_staff',
  'forms.attached',
  'forms.guessable',
  'forms.invalid_time',
  'forms.known_elsewhere',
  'forms.not_asked',
  'forms.not_checked',
  'forms.not_picture',
  'forms.outside_regions',
  'forms.picture_damaged',
  'forms.picture_too_large',
  'forms.picture_wordless',
  'forms.too_early',
  'forms.too_short',
  'forms.unknown_field',
  'forms.wrong_code',
  'forms.wrong_password',
  'forms.yearsInRegion',
]

/** What inputs say besides their questions. */
export const controls = [
  'kit.choiceAdded',
  'kit.choiceFull',
  'kit.choiceRemoved',
  'kit.completed',
  'kit.matches',
  'kit.nextStep',
  'kit.notInList',
  'kit.nothingFound',
  'kit.offline',
  'kit.orOther',
  'kit.proficiencyIn',
  'kit.removeChoice',
  'kit.savedAt',
  'kit.selected',
  'kit.kept',
  'kit.stepPosition',
  'kit.wordCount',
  'kit.wordsOver',
  'kit.yearsInRegion',
] as const satisfies readonly MessageKey[]
