import { memberGroupList } from '../content/member-groups.ts'
import { choice, longText, text } from './engine/field.ts'
import { defineForm } from './engine/form.ts'
import { wordsForm } from './engine/words-form.ts'
import { longestProse, naming, pictureWords } from './prose.ts'

/** What a translation says in another language; names are written in its script. */
const words = {
  name: naming,
  role: { ...naming, hint: 'member.roleHint' },
  institution: text({ max: 120 }),
  image_alt: pictureWords,
  biography: longText({ max: longestProse, rows: [6, 20], hint: 'member.biographyHint' }),
} as const

/** Somebody of the team, a committee or a board. */
export const memberForm = defineForm({
  id: 'member',
  fields: {
    kind: choice(memberGroupList, { required: true }),
    ...words,
    consent_note: longText({ max: 500, rows: [2, 4], hint: 'profile.consent_noteHint' }),
  },
  steps: [
    {
      id: 'member',
      title: 'member.one',
      asks: ['kind', 'name', 'role', 'institution', 'image_alt', 'biography', 'consent_note'],
    },
  ],
  says: { incomplete: 'forms.incomplete' },
})

export const memberWordsForm = wordsForm(memberForm, words)
