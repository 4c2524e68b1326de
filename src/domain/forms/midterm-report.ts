import { defineForm } from './engine/form.ts'
import { activities, changes, difficulties, next } from './report-questions.ts'

export const midtermReportForm = defineForm({
  id: 'midtermReport',
  fields: { activities, changes, difficulties, next },
  steps: [
    {
      id: 'report',
      title: 'midtermReport.title',
      asks: ['activities', 'changes', 'difficulties', 'next'],
    },
  ],
  says: { incomplete: 'forms.incomplete' },
})
