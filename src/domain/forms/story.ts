import { countries } from '../lists/countries.ts'
import { defineList } from '../lists/list.ts'
import { choice, country, longText, text } from './engine/field.ts'
import { defineForm } from './engine/form.ts'
import { wordsForm } from './engine/words-form.ts'
import { brief, naming, pictureWords, prose } from './prose.ts'

/** The methods of support. Their own list is part of the script of the hospital form, which must not run here. */
export const kindsOfSupport = defineList([
  { id: 'onlineOnly', label: 'lists.onlineOnly' },
  { id: 'onlineWithVisit', label: 'lists.onlineWithVisit' },
  { id: 'shortTermVisit', label: 'lists.shortTermVisit' },
])

const short = { max: 120 } as const

/** What a translation says in another language. A page leaves out what is empty; only title, synopsis, country and text are required. */
const words = {
  title: naming,
  synopsis: { ...brief, hint: 'story.synopsisHint' },
  country_region: { ...naming, hint: 'story.country_regionHint' },
  hospital: text(short),
  period: text({ ...short, hint: 'story.periodHint' }),
  image_alt: pictureWords,
  image_caption: text({ max: 250 }),
  image_credit: text({ ...short, hint: 'story.image_creditHint' }),
  content: prose,
  outcomes_title: text({ ...short, hint: 'story.outcomes_titleHint' }),
  outcomes: longText({
    max: 1000,
    rows: [3, 6],
    hint: 'story.outcomesHint',
    says: { invalid_text: 'story.outcomesWrong' },
  }),
  outcomes_note: text({ max: 250, hint: 'story.outcomes_noteHint' }),
  timeline: longText({
    max: 2000,
    rows: [5, 12],
    hint: 'story.timelineHint',
    says: { invalid_text: 'story.timelineWrong' },
  }),
} as const

export const storyForm = defineForm({
  id: 'story',
  fields: {
    ...words,
    country: country(countries, { hint: 'story.countryHint' }),
    support: choice(kindsOfSupport),
    /** The slug of a profile. */
    expert: text({ max: 200, hint: 'story.expertHint' }),
  },
  steps: [
    {
      id: 'story',
      title: 'story.one',
      asks: ['title', 'synopsis', 'country_region', 'country', 'content'],
    },
    {
      id: 'pictured',
      title: 'story.pictured',
      asks: ['image_alt', 'image_caption', 'image_credit'],
    },
    {
      id: 'facts',
      title: 'story.facts',
      lede: 'story.factsHint',
      asks: ['hospital', 'support', 'period', 'expert'],
    },
    {
      id: 'results',
      title: 'story.results',
      lede: 'story.resultsHint',
      asks: ['outcomes_title', 'outcomes', 'outcomes_note', 'timeline'],
    },
  ],
  says: { incomplete: 'forms.incomplete' },
})

export const storyWordsForm = wordsForm(storyForm, words)
