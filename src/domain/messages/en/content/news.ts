export const news = {
  one: 'News item',
  title: 'Title',
  summary: 'Summary',
  summaryHint: 'One sentence, for the home page.',
  content: 'Text',
} as const
