import { defineForm } from './engine/form.ts'
import { brief, naming, pictureWords, prose } from './prose.ts'

export const storyForm = defineForm({
  id: 'story',
  fields: {
    title: naming,
    synopsis: { ...brief, hint: 'story.synopsisHint' },
    country_region: { ...naming, hint: 'story.country_regionHint' },
    image_alt: pictureWords,
    content: prose,
  },
  steps: [
    {
      id: 'story',
      title: 'story.one',
      asks: ['title', 'synopsis', 'country_region', 'image_alt', 'content'],
    },
  ],
  says: { incomplete: 'forms.incomplete' },
})
