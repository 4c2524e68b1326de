import { defineForm } from '../engine/form.ts'
import { reportQuestions, storyConsent } from './report-questions.ts'

/** The expert's, at the end. */
export const finalReportForm = defineForm({
  id: 'finalReport',
  fields: { ...reportQuestions, story_consent: storyConsent },
  steps: [
    {
      id: 'report',
      title: 'finalReport.title',
      asks: ['activities', 'changes', 'difficulties', 'next', 'story_consent'],
    },
  ],
  says: { incomplete: 'forms.incomplete' },
})
