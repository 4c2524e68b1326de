import { defineList, type IdOf } from './list.ts'

export const OTHER_LANGUAGE = 0

/** The alias is the language's word on the wire, whatever language people read. */
export const languages = defineList([
  { id: 1, alias: 'English', label: 'lists.english' },
  { id: 2, alias: 'French', label: 'lists.french' },
  { id: 3, alias: 'German', label: 'lists.german' },
  { id: 4, alias: 'Russian', label: 'lists.russian' },
  { id: 5, alias: 'Spanish', label: 'lists.spanish' },
  { id: 6, alias: 'Italian', label: 'lists.italian' },
  { id: 7, alias: 'Arabic', label: 'lists.arabic' },
  { id: OTHER_LANGUAGE, alias: 'Other', label: 'lists.otherLanguage' },
])

/** A record stores the label, as specified; the alias is the position of the slider. */
export const proficiencies = defineList([
  { id: 'Basic', alias: 1, label: 'lists.basic' },
  { id: 'Intermediate', alias: 2, label: 'lists.intermediate' },
  { id: 'Expert', alias: 3, label: 'lists.expert' },
  { id: 'Native', alias: 4, label: 'lists.native' },
])

export type LanguageId = IdOf<typeof languages>
export type Proficiency = IdOf<typeof proficiencies>
