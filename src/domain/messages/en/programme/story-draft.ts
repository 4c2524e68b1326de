/** The headings of a story that is drafted from two reports; editors make it their own. */
export const storyDraft = {
  title: 'Working together at {hospital}',
  activities: 'What we did',
  changes: 'What has changed',
  next: 'What comes next',
  expert: 'The expert',
  hospital: 'The hospital team',
  requested: 'Request received',
  begun: 'The work begins',
  reported: 'Final report',
} as const
