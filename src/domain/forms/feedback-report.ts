import { defineList } from '../lists/list.ts'
import { choice } from './engine/field.ts'
import { defineForm } from './engine/form.ts'
import { activities, changes, difficulties, next, story_consent } from './report-questions.ts'

/** The ratings, from the best to the worst. */
export const ratings = defineList([
  { id: 'very_helpful', label: 'feedbackReport.veryHelpful' },
  { id: 'helpful', label: 'feedbackReport.helpful' },
  { id: 'partly_helpful', label: 'feedbackReport.partlyHelpful' },
  { id: 'not_helpful', label: 'feedbackReport.notHelpful' },
])

export const feedbackReportForm = defineForm({
  id: 'feedbackReport',
  fields: {
    rating: choice(ratings, { required: true }),
    activities,
    changes,
    difficulties,
    next,
    story_consent,
  },
  steps: [
    {
      id: 'report',
      title: 'feedbackReport.title',
      asks: ['rating', 'activities', 'changes', 'difficulties', 'next', 'story_consent'],
    },
  ],
  says: { incomplete: 'forms.incomplete' },
})
