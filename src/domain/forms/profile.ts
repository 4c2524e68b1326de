import { defineList } from '../lists/list.ts'
import { choice, longText } from './engine/field.ts'
import { defineForm } from './engine/form.ts'
import { wordsForm } from './engine/words-form.ts'
import { brief, naming, pictureWords, prose } from './prose.ts'

const kinds = defineList([
  { id: 'expert', label: 'profile.expert' },
  { id: 'trainer', label: 'profile.trainer' },
])

/** What a translation says in another language; names are written in its script. */
const words = {
  name: naming,
  role: { ...naming, hint: 'profile.roleHint' },
  country: naming,
  quote: { ...brief, hint: 'profile.quoteHint' },
  image_alt: pictureWords,
  biography: prose,
} as const

export const profileForm = defineForm({
  id: 'profile',
  fields: {
    kind: choice(kinds, { required: true }),
    ...words,
    consent_note: longText({ max: 500, rows: [2, 4], hint: 'profile.consent_noteHint' }),
  },
  steps: [
    {
      id: 'profile',
      title: 'profile.one',
      asks: ['kind', 'name', 'role', 'country', 'quote', 'image_alt', 'biography', 'consent_note'],
    },
  ],
  says: { incomplete: 'forms.incomplete' },
})

export const profileWordsForm = wordsForm(profileForm, words)
