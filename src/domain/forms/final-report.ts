import { defineForm } from './engine/form.ts'
import { activities, changes, difficulties, next, story_consent } from './report-questions.ts'

export const finalReportForm = defineForm({
  id: 'finalReport',
  fields: { activities, changes, difficulties, next, story_consent },
  steps: [
    {
      id: 'report',
      title: 'finalReport.title',
      asks: ['activities', 'changes', 'difficulties', 'next', 'story_consent'],
    },
  ],
  says: { incomplete: 'forms.incomplete' },
})
