import { defineForm } from './engine/form.ts'
import { brief, naming, prose } from './prose.ts'

export const newsForm = defineForm({
  id: 'news',
  fields: {
    title: naming,
    summary: { ...brief, hint: 'news.summaryHint' },
    content: prose,
  },
  steps: [{ id: 'news', title: 'news.one', asks: ['title', 'summary', 'content'] }],
  says: { incomplete: 'forms.incomplete' },
})
