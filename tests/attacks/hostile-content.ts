import { sql } from 'kysely'
import { expect } from 'vitest'
import { type ContentKind, contentKinds } from '../../src/domain/content/content-kinds.ts'
import { type PageName, pagePaths } from '../../src/domain/content/pages/page-names.ts'
import {
  type BlockKind,
  blockFacts,
  choices,
  type FieldKind,
  isChoice,
  longest,
  type PageText,
} from '../../src/domain/content/pages/page-text.ts'
import { localPath } from '../../src/domain/messages/locales.ts'
import { paths } from '../../src/domain/paths.ts'
import type { Store } from '../../src/store/open-store.ts'
import { twoColours } from '../harness/content/pictures.ts'
import type { HostileCaller } from './hostile-caller.ts'
import { packed } from './script-corpus.ts'
import { recordsOf } from './typed-fields.ts'

const json = { 'content-type': 'application/json' }

async function send(caller: HostileCaller, method: string, path: string, body?: object) {
  const sent = body ? { headers: json, body: JSON.stringify(body) } : {}
  const answer = await caller.call(path, { method, ...sent })
  const said = await answer.json()
  expect([path, answer.status, said]).toEqual([path, expect.toBeOneOf([200, 201]), expect.anything()])
  return said
}

/** Publishes an entry of each kind with the corpus in all its texts, those of its picture included, in two languages. */
export async function publishEntries(
  store: Store,
  caller: HostileCaller,
  corpus: readonly string[],
): Promise<string[]> {
  const pages: string[] = []
  const stored = await caller.call('/api/admin/pictures', {
    method: 'POST',
    headers: { 'content-type': 'image/png' },
    body: new Uint8Array(await twoColours(600, 400).png().toBuffer()),
  })
  const { key: picture } = await stored.json()
  for (const kind of Object.keys(contentKinds) as ContentKind[]) {
    const { form, prose, firstGroup, isPictured } = contentKinds[kind]
    const given = { ...recordsOf(form, corpus, 1)[0], [prose]: corpus.join('\n\n') }
    const line = (packed(corpus, 100)[0] ?? '').replace(/[|\r\n]/g, ' ')
    const answers = {
      ...given,
      ...(firstGroup && { kind: firstGroup }),
      ...(kind === 'partner' && { address: '' }),
      ...(kind === 'story' && { outcomes: `1 | ${line}`, timeline: `2026-02 | ${line}`, expert: undefined }),
    }
    const { id, slug } = await send(caller, 'POST', `/api/admin/content/${kind}`, {
      answers,
      ...(isPictured && { picture }),
    })
    await send(caller, 'POST', `/api/admin/content/${kind}/${id}/publish`)
    await translate(caller, kind, id, answers)
    pages.push(
      `${paths.adminContentEdit()}?kind=${kind}&id=${id}`,
      `${paths.adminContentTranslation()}?kind=${kind}&id=${id}&locale=fr`,
    )
    if (kind === 'story') pages.push(paths.story(slug), localPath('fr', paths.story(slug)))
  }
  // HTML stored without the editor is sanitised when it is read.
  await store.db
    .updateTable('news_item')
    .set({ content: corpus.join('\n\n') })
    .execute()
  return pages
}

async function translate(caller: HostileCaller, kind: ContentKind, id: string, answers: object) {
  const { words } = contentKinds[kind]
  const typed = Object.entries(answers).filter(([name]) => name in words.fields)
  const answer = await caller.call(`${paths.adminContentTranslation()}?kind=${kind}&id=${id}&locale=fr`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({
      ...Object.fromEntries(typed),
      version: '0',
      original_version: '1',
      _action: 'publish',
      _csrf: caller.headers['x-xsrf-token'],
    }),
  })
  expect([kind, answer.status, answer.headers.get('location')]).toEqual([kind, 303, expect.anything()])
}

/** The attacked pages: an index and articles. */
const attacked: readonly PageName[] = [
  ...(['about', 'about-programme', 'projects', 'missions', 'governance', 'what-we-do'] as const),
  ...(['icars', 'isac', 'escmid', 'areas-of-support', 'types-of-support', 'get-involved'] as const),
]

/** The most strings of a page within its limits, with each string in each kind of block. */
const stringsOfPage = 45

/** Publishes pages in two languages with the corpus in every field of every kind of block. */
export async function publishPages(
  store: Store,
  caller: HostileCaller,
  corpus: readonly string[],
): Promise<string[]> {
  const count = Math.max(2, Math.ceil(corpus.length / stringsOfPage))
  const names = attacked.slice(0, count)
  for (const [at, page] of names.entries()) {
    const strings = corpus.slice(at * stringsOfPage, (at + 1) * stringsOfPage)
    for (const locale of ['en', 'fr']) {
      const path = `/api/admin/pages/${page}/${locale}`
      const { kinds } = await send(caller, 'GET', path)
      const text = textOf(kinds, strings.length > 0 ? strings : corpus)
      await send(caller, 'PUT', path, { version: 0, text, publishes: true })
    }
  }
  // Words stored without the editor are sanitised when they are read.
  const raw = JSON.stringify(textOf(['prose', 'notice', 'act'], corpus.slice(0, stringsOfPage), unclean))
  await sql`UPDATE page_text SET shown = ${raw}::jsonb WHERE page = 'about-programme' AND locale = 'en'`.execute(
    store.db,
  )
  return names.flatMap((page) => [
    pagePaths[page],
    localPath('fr', pagePaths[page]),
    `${paths.adminPageEdit()}?page=${page}&locale=en`,
  ])
}

type Write = (kind: FieldKind, strings: readonly string[]) => string

function textOf(kinds: readonly BlockKind[], strings: readonly string[], write: Write = written): PageText {
  const line = (letters: number) => packed(strings, letters)[0] ?? ''
  const values = (fields: Readonly<Record<string, FieldKind>> = {}) =>
    Object.fromEntries(Object.entries(fields).map(([name, kind]) => [name, write(kind, strings)]))
  return {
    title: line(longest.title),
    description: line(longest.description),
    lede: line(longest.lede),
    blocks: kinds.map((kind) => {
      const { fields, items } = blockFacts(kind)
      return { kind, fields: values(fields), items: items ? [values(items)] : [] }
    }),
  }
}

const written: Write = (kind, strings) => {
  if (isChoice(kind)) return choices[kind][0]
  if (kind === 'address') return '/about'
  return kind === 'rich' ? strings.join('\n\n') : (packed(strings, longest.line)[0] ?? '')
}

const unclean: Write = (kind, strings) =>
  kind === 'address' ? 'javascript:canary()' : written(kind, strings)
