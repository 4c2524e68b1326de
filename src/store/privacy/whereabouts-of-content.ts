import { columns } from './whereabouts-of-matches.ts'

/** Texts that editors write: people may be named in all of them. */
export const whereaboutsOfContent = {
  profile: {
    text: `concat_ws(' ', name, role, quote, biography, image_alt, consent_note)`,
    name: 'name',
    since: 'coalesce(consent_recorded_at, updated_at)',
    copy: columns('name role country quote biography status consent_note consent_recorded_at'),
  },
  member: {
    text: `concat_ws(' ', name, role, institution, biography, image_alt, consent_note)`,
    name: 'name',
    since: 'coalesce(consent_recorded_at, updated_at)',
    copy: columns('kind name role institution biography status consent_note consent_recorded_at'),
  },
  partner: {
    text: `concat_ws(' ', name, address, description, image_alt)`,
    name: 'name',
    since: 'coalesce(published_at, updated_at)',
    copy: columns('kind name address description status published_at'),
  },
  story: {
    text: `concat_ws(' ', title, synopsis, content, image_alt, image_caption, image_credit, hospital, expert, timeline, outcomes_note)`,
    name: 'title',
    since: 'coalesce(published_at, updated_at)',
    copy: columns('title synopsis content status published_at'),
  },
  news_item: {
    text: `concat_ws(' ', title, summary, content)`,
    name: 'title',
    since: 'updated_at',
    copy: columns('title summary content status published_on'),
  },
  content_revision: {
    text: 'answers::text',
    name: `coalesce(answers ->> 'title', answers ->> 'name')`,
    since: 'saved_at',
    copy: columns('answers saved_at'),
  },
  content_translation: {
    text: 'answers::text',
    name: `coalesce(answers ->> 'title', answers ->> 'name')`,
    since: 'created_at',
    copy: columns('locale answers status created_at updated_at'),
  },
  terms_version: { because: 'words that everybody accepts' },
  page_text: {
    text: `concat_ws(' ', words::text, shown::text)`,
    name: `coalesce(words ->> 'title', shown ->> 'title', page)`,
    since: 'created_at',
    copy: columns('page locale words shown created_at updated_at'),
  },
  menu_arrangement: {
    id: `'menus'`,
    text: 'arrangement::text',
    name: `'Menus'`,
    since: 'updated_at',
    copy: columns('arrangement updated_at'),
  },
  page_revision: {
    text: 'words::text',
    name: `words ->> 'title'`,
    since: 'saved_at',
    copy: columns('words saved_at'),
  },
} as const
