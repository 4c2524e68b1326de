import * as v from 'valibot'
import { type PageName, pageNames } from '../../content/pages/page-names.ts'
import { type BlockKind, blockKinds, type PageText } from '../../content/pages/page-text.ts'
import { type Locale, locales } from '../../messages/locales.ts'
import { fieldCode } from '../../refusals.ts'
import { body, json, reads, success, writes } from '../endpoint-parts.ts'

const all = '/api/admin/pages'
const path = `${all}/:page/:locale`

const page = v.picklist(pageNames as [PageName, ...PageName[]], fieldCode('invalid_choice'))
const locale = v.picklist(Object.keys(locales) as [Locale, ...Locale[]], fieldCode('invalid_choice'))
const params = v.strictObject({ page, locale })
const version = v.pipe(
  v.number(fieldCode('invalid_number')),
  v.integer(fieldCode('invalid_number')),
  v.minValue(0, fieldCode('out_of_range')),
)
const kind = v.picklist(Object.keys(blockKinds) as [BlockKind, ...BlockKind[]], fieldCode('invalid_choice'))
const line = v.string(fieldCode('invalid_type'))
const values = v.pipe(v.record(v.string(), line), v.readonly())
const text = v.object({
  title: line,
  description: line,
  lede: line,
  blocks: v.pipe(
    v.array(v.object({ kind, fields: values, items: v.pipe(v.array(values), v.readonly()) })),
    v.readonly(),
  ),
})
const state = v.picklist(['delivered', 'draft', 'published', 'changed'])

const exampleText: PageText = {
  title: 'Our team',
  description: 'The people who run the registry.',
  lede: 'Five people, one task.',
  blocks: [
    { kind: 'prose', fields: { html: '<p>We are five.</p>' }, items: [] },
    { kind: 'facts', fields: {}, items: [{ value: 'Five', label: 'People' }] },
  ],
}

const edited = v.object({
  page,
  locale,
  path: v.string(),
  state,
  version,
  kinds: v.array(kind),
  text,
  delivered: text,
})

const listed = v.object({
  page,
  path: v.string(),
  title: v.string(),
  languages: v.array(v.object({ locale, state, isOlder: v.boolean(), isDeliveredNewer: v.boolean() })),
})

const act = <const Name extends string>(name: Name) =>
  ({
    ...writes,
    path: `${path}/${name}`,
    access: 'edit_content',
    request: { params },
    answer: success,
    problems: ['not_found'],
  }) as const

/** Editing the pages of prose, in each language. */
export const pageEndpoints = {
  listPages: {
    ...reads,
    path: all,
    access: 'edit_content',
    answer: json(v.array(listed), [
      {
        page: 'team',
        path: '/about/aster-team',
        title: 'Our team',
        languages: [{ locale: 'en', state: 'published', isOlder: false, isDeliveredNewer: false }],
      },
    ]),
  },
  readPage: {
    ...reads,
    path,
    access: 'edit_content',
    request: { params },
    answer: json(edited, {
      page: 'team',
      locale: 'en',
      path: '/about/aster-team',
      state: 'draft',
      version: 2,
      kinds: ['prose', 'facts', 'act'],
      text: { ...exampleText, blocks: [] },
      delivered: { ...exampleText, blocks: [] },
    }),
  },
  writePage: {
    ...writes,
    method: 'PUT',
    path,
    access: 'edit_content',
    request: { params, body: body({ version, text, publishes: v.boolean(fieldCode('invalid_type')) }) },
    example: { version: 2, text: exampleText, publishes: false },
    answer: json(v.object({ version }), { version: 3 }),
    problems: ['version_conflict'],
  },
  takeDownPage: act('unpublish'),
  takeDeliveredPage: {
    ...act('delivered'),
    request: { params, body: body({ version }) },
    example: { version: 3 },
    problems: ['not_found', 'version_conflict'],
  },
  linkToPage: {
    ...act('preview-link'),
    answer: json(v.object({ path: v.string(), expires_at: v.string() }), {
      path: '/page-preview/team?until=1795340000&mark=c2lnbmVk',
      expires_at: '2026-11-22T09:30:00.000Z',
    }),
  },
} as const
