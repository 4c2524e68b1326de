import { defineForm } from '../engine/form.ts'
import { reportQuestions } from './report-questions.ts'

/** The expert's, half-way. */
export const midtermReportForm = defineForm({
  id: 'midtermReport',
  fields: reportQuestions,
  steps: [
    {
      id: 'report',
      title: 'midtermReport.title',
      asks: ['activities', 'changes', 'difficulties', 'next'],
    },
  ],
  says: { incomplete: 'forms.incomplete' },
})
