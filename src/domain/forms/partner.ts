import { partnerKindList } from '../content/member-groups.ts'
import { choice, longText, text } from './engine/field.ts'
import { defineForm } from './engine/form.ts'
import { wordsForm } from './engine/words-form.ts'
import { longestProse, naming, pictureWords } from './prose.ts'

/** What a translation says in another language. */
const words = {
  name: naming,
  image_alt: { ...pictureWords, hint: 'partner.image_altHint' },
  description: longText({ max: longestProse, rows: [6, 20], hint: 'partner.descriptionHint' }),
} as const

/** An organisation that supports the programme. */
export const partnerForm = defineForm({
  id: 'partner',
  fields: {
    kind: choice(partnerKindList, { required: true }),
    ...words,
    address: text({
      max: 300,
      hint: 'partner.addressHint',
      says: { invalid_text: 'partner.notAnAddress' },
    }),
  },
  steps: [
    { id: 'partner', title: 'partner.one', asks: ['kind', 'name', 'address', 'image_alt', 'description'] },
  ],
  says: { incomplete: 'forms.incomplete' },
})

export const partnerWordsForm = wordsForm(partnerForm, words)
