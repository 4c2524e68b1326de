export const story = {
  one: 'Story',
  title: 'Title',
  synopsis: 'Synopsis',
  synopsisHint: 'One or two sentences, for the card on the home page.',
  country_region: 'Country or region',
  country_regionHint: 'For example the hospital and its country.',
  image_alt: 'The picture in words',
  image_altHint: 'What a person would miss who cannot see it. A picture needs it.',
  content: 'Text',
  contentHint:
    'Markdown or HTML: ## for a heading, - for a list, > for a quote, [words](address) for a link. A link to a video that stands alone is shown as a video.',
} as const
