export const story = {
  one: 'Story',
  title: 'Title',
  synopsis: 'Synopsis',
  synopsisHint: 'One or two sentences, for the card on the home page.',
  country_region: 'Country or region',
  country_regionHint: 'For example the hospital and its country.',
  country: 'Country',
  countryHint: 'Where the story plays: it is listed with its region under ‘Where we work’.',
  image_alt: 'The picture in words',
  image_altHint: 'What a person would miss who cannot see it. A picture needs it.',
  image_caption: 'Caption',
  image_credit: 'Credit',
  image_creditHint: 'Who took or drew the picture.',
  hospital: 'Hospital',
  support: 'Support',
  period: 'Period',
  periodHint: 'For example: February to November 2024.',
  expert: 'Expert',
  expertHint:
    'Somebody whom you have introduced under ‘Experts and trainers’. Visitors see a box once that profile is published.',
  outcomes_title: 'Heading of the figures',
  outcomes_titleHint: 'For example: After nine months.',
  outcomes: 'Figures',
  outcomesHint:
    'One a line, at most six: the figure, a stroke, what it measures. For example: 12% to 71% | Restricted antibiotics reviewed within 48 hours',
  outcomesWrong: 'Each line needs a figure, a stroke (|) and words; at most six lines',
  outcomes_note: 'Who measured them',
  outcomes_noteHint: 'For example: Measured by the hospital on two wards, 214 patients.',
  timeline: 'Timeline',
  timelineHint:
    'From the request to the report, one a line, at most twelve. For example: 2024-02 | Matched; first call',
  timelineWrong:
    'Each line needs a month such as 2024-02 or a day such as 2024-02-15, a stroke (|) and words; at most twelve lines',
  content: 'Text',
  contentHint:
    'Markdown or HTML: ## for a heading, - for a list, > for a quote, [words](address) for a link. A link to a video that stands alone is shown as a video.',
} as const
