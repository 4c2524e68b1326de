import * as v from 'valibot'
import { type ContentKind, contentKinds, contentStatuses } from '../../content/content-kinds.ts'
import { fieldCode } from '../../refusals.ts'
import { body, json, reads, removes, success, writes } from '../endpoint-parts.ts'
import { answers } from '../forms/form-answers.ts'
import { uuid } from '../uuid.ts'

const all = '/api/admin/content'
const kinds = Object.keys(contentKinds) as ContentKind[]

const kind = v.picklist(kinds, fieldCode('invalid_choice'))
const one = v.strictObject({ kind, id: uuid })
const version = v.pipe(v.number(fieldCode('invalid_number')), v.integer(fieldCode('invalid_number')))
const key = v.pipe(v.string(fieldCode('invalid_type')), v.regex(/^[0-9a-f]{32}$/, fieldCode('invalid_type')))
const picture = v.optional(v.nullable(key))
const keptPicture = v.object({ key, width: v.number(), height: v.number() })

const entry = v.object({
  id: uuid,
  slug: v.string(),
  title: v.string(),
  status: v.picklist(contentStatuses),
  is_sample: v.boolean(),
  version,
  group: v.nullable(v.string()),
  updated_at: v.string(),
  publish_at: v.nullable(v.string()),
  unpublish_at: v.nullable(v.string()),
})

const lists = {
  story: v.array(entry),
  news: v.array(entry),
  profile: v.array(entry),
  member: v.array(entry),
  partner: v.array(entry),
}

const saved = v.object({ id: uuid, slug: v.string(), version })

const exampleId = '6d3f1c58-2a94-4e7b-b1d0-8c5e9f7a2b36'
const examplePicture = { key: '0b6f2a527c9e4d0b8f0f3c1a5b7e9d21', width: 1440, height: 900 }
const exampleSaved = { id: exampleId, slug: 'the-antibiogram-on-the-wall', version: 3 }
const exampleAnswers = {
  title: 'The antibiogram on the wall',
  synopsis: 'A small laboratory turned two years of plates into a single page.',
  country_region: 'St Calla Teaching Hospital, Ghana',
  image_alt: 'A microscope beside a culture plate',
  content: 'Two years of results, *on paper*.',
}
const exampleEntry = {
  ...exampleSaved,
  title: exampleAnswers.title,
  status: 'draft' as const,
  is_sample: false,
  group: null,
  updated_at: '2026-11-15T09:30:00.000Z',
  publish_at: '2026-12-01T08:00:00.000Z',
  unpublish_at: null,
}

const act = <const Name extends string>(name: Name) =>
  ({
    ...writes,
    path: `${all}/:kind/:id/${name}`,
    access: 'edit_content',
    request: { params: one },
    answer: success,
    problems: ['not_found'],
  }) as const

/** Editing of stories, news, profiles, members and partners; the fields of each are those of its form. */
export const editingEndpoints = {
  listContent: {
    ...reads,
    path: all,
    access: 'edit_content',
    answer: json(v.object(lists), { story: [exampleEntry], news: [], profile: [], member: [], partner: [] }),
  },
  readContent: {
    ...reads,
    path: `${all}/:kind/:id`,
    access: 'edit_content',
    request: { params: one },
    answer: json(
      v.object({
        ...entry.entries,
        answers,
        picture: v.nullable(v.object({ ...keptPicture.entries, alt: v.string() })),
        consent_recorded_by: v.nullable(v.string()),
        consent_recorded_at: v.nullable(v.string()),
      }),
      {
        ...exampleEntry,
        answers: exampleAnswers,
        picture: { ...examplePicture, alt: exampleAnswers.image_alt },
        consent_recorded_by: null,
        consent_recorded_at: null,
      },
    ),
    problems: ['not_found'],
  },
  writeContent: {
    ...writes,
    path: `${all}/:kind`,
    access: 'edit_content',
    request: { params: v.strictObject({ kind }), body: body({ answers, picture }) },
    example: { answers: exampleAnswers, picture: examplePicture.key },
    answer: json(saved, { ...exampleSaved, version: 1 }, 201),
  },
  saveContent: {
    ...writes,
    method: 'PUT',
    path: `${all}/:kind/:id`,
    access: 'edit_content',
    request: { params: one, body: body({ version, answers, picture }) },
    example: { version: 2, answers: exampleAnswers },
    answer: json(saved, exampleSaved),
    problems: ['not_found', 'version_conflict'],
  },
  publishContent: { ...act('publish'), problems: ['not_found', 'invalid_answers'] },
  unpublishContent: act('unpublish'),
  moveContent: {
    ...act('move'),
    request: {
      params: one,
      body: body({ direction: v.picklist(['up', 'down'], fieldCode('invalid_choice')) }),
    },
    example: { direction: 'up' },
  },
  placeContent: {
    ...act('place'),
    request: {
      params: one,
      body: body({ place: v.pipe(version, v.minValue(0, fieldCode('out_of_range'))) }),
    },
    example: { place: 0 },
  },
  linkToDraft: {
    ...act('preview-link'),
    request: {
      params: v.strictObject({ kind: v.literal('story', fieldCode('invalid_choice')), id: uuid }),
    },
    answer: json(v.object({ path: v.string(), expires_at: v.string() }), {
      path: '/story/preview/the-antibiogram-on-the-wall?until=1795340000&mark=c2lnbmVk',
      expires_at: '2026-11-22T09:30:00.000Z',
    }),
  },
  removeContent: {
    ...removes,
    path: `${all}/:kind/:id`,
    access: 'edit_content',
    request: { params: one },
    answer: success,
    problems: ['not_found'],
  },
  removeSamples: {
    ...removes,
    path: '/api/admin/sample-content',
    access: 'edit_content',
    answer: json(v.object({ removed: v.number() }), { removed: 14 }),
  },
  storePicture: {
    ...writes,
    path: '/api/admin/pictures',
    access: 'edit_content',
    stream: 'image/*',
    answer: json(keptPicture, examplePicture, 201),
    problems: ['invalid_answers', 'body_too_large', 'unsupported_type'],
  },
} as const
