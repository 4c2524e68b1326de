import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { type ContentKind, contentKinds } from '../../domain/content/content-kinds.ts'
import { type Head, type Keys, parseFrontMatter } from '../../domain/content/front-matter.ts'
import type { MemberGroup, PartnerKind } from '../../domain/content/member-groups.ts'
import type { Answers } from '../../domain/forms/engine/form.ts'
import { type TranslatedLocale, translatedLocales } from '../../domain/messages/translation.ts'
import type { EncodedPicture } from '../../store/content/pictures.ts'
import {
  insertSampleContent,
  type SampleContent,
  type SampleTranslation,
} from '../../store/content/sample-content.ts'
import type { Store } from '../../store/open-store.ts'
import { htmlFromMarkdown } from './clean-html.ts'
import { keyOf } from './pictures/encode-picture.ts'

const root = join(import.meta.dirname, '../../..')
const folder = join(root, 'content/samples')

const once = <Name extends string>(...names: Name[]) =>
  Object.fromEntries(names.map((name) => [name, 'once'])) as Record<Name, 'once'>

const optional = <Name extends string>(...names: Name[]) =>
  Object.fromEntries(names.map((name) => [name, 'optional'])) as Record<Name, 'optional'>

const story = {
  ...once('title', 'synopsis', 'country_region', 'picture', 'image_alt', 'position'),
  ...optional('country', 'hospital', 'support', 'period', 'expert', 'outcomes_title', 'outcomes_note'),
  outcomes: 'repeated',
  timeline: 'repeated',
} as const
const newsItem = once('title', 'summary', 'published_on')
const member = once('kind', 'name', 'role', 'institution', 'position')
const partner = once('kind', 'name', 'position')
const profile = once('kind', 'name', 'role', 'country', 'quote', 'picture', 'image_alt', 'position')

/** Invented people and hospitals, so that a new installation shows what it is for. False where there was content. */
export function seedSampleContent(store: Store): Promise<boolean> {
  return insertSampleContent(store, readAll)
}

async function readAll(): Promise<SampleContent> {
  const [stories, news, profiles, members, partners, pictures] = await Promise.all([
    readSamples('stories', story),
    readSamples('news', newsItem),
    readSamples('profiles', profile),
    readSamples('members', member),
    readSamples('partners', partner),
    readPictures(),
  ])
  const withKey = <Row extends { picture: string }>({ picture, ...row }: Row) => ({
    ...row,
    picture_key: pictures.get(picture)?.key ?? null,
  })
  return {
    pictures: [...pictures.values()],
    stories: inOrder(stories).map(({ html, ...row }) => ({ ...withKey(withLines(row)), content: html })),
    news: news.map(({ html, ...row }) => ({ ...row, content: html })),
    profiles: inOrder(profiles).map(({ html, ...row }) => ({ ...withKey(row), biography: html })),
    members: inOrder(members).map(({ html, kind, ...row }) => ({
      ...row,
      kind: kind as MemberGroup,
      biography: html,
    })),
    partners: inOrder(partners).map(({ html, kind, ...row }) => ({
      ...row,
      kind: kind as PartnerKind,
      address: '',
      description: html,
    })),
    translations: (await Promise.all(translatedLocales.map(readTranslations))).flat(),
  }
}

/** A language whose samples are not written yet shows them in English. */
async function readTranslations(locale: TranslatedLocale): Promise<SampleTranslation[]> {
  const below = join(root, 'locales', locale, 'samples')
  const [stories, news, profiles, members, partners] = await Promise.all([
    readSamples('stories', story, below),
    readSamples('news', newsItem, below),
    readSamples('profiles', profile, below),
    readSamples('members', member, below),
    readSamples('partners', partner, below),
  ])
  const translation = (kind: ContentKind) => (sample: { slug: string; html: string }) => {
    const { words, prose } = contentKinds[kind]
    const said: Readonly<Record<string, unknown>> = { ...sample, [prose]: sample.html }
    const answers = Object.keys(words.fields).map((name) => [name, said[name]])
    return { kind, slug: sample.slug, locale, answers: Object.fromEntries(answers) as Answers }
  }
  return [
    ...stories.map(withLines).map(translation('story')),
    ...news.map(translation('news')),
    ...profiles.map(translation('profile')),
    ...members.map(translation('member')),
    ...partners.map(translation('partner')),
  ]
}

type Lines = { outcomes: readonly string[]; timeline: readonly string[] }

/** Each repeated key of the head is a line. */
const withLines = <Row extends Lines>({ outcomes, timeline, ...row }: Row) => ({
  ...row,
  outcomes: outcomes.join('\n'),
  timeline: timeline.join('\n'),
})

type Sample<K extends Keys> = Head<K> & { slug: string; html: string }

async function readSamples<const K extends Keys>(
  kind: string,
  keys: K,
  within = folder,
): Promise<Sample<K>[]> {
  const all = existsSync(join(within, kind)) ? await readdir(join(within, kind)) : []
  const names = all.filter((name) => name.endsWith('.md')).sort()
  return Promise.all(
    names.map(async (name) => {
      const path = join(within, kind, name)
      const { head, markdown } = parseFrontMatter(relative(root, path), await readFile(path, 'utf8'), keys)
      return { ...head, slug: name.replace(/\.md$/, ''), html: htmlFromMarkdown(markdown) }
    }),
  )
}

function inOrder<Row extends { position: string }>(rows: readonly Row[]): Omit<Row, 'position'>[] {
  return rows
    .toSorted((one, other) => Number(one.position) - Number(other.position))
    .map(({ position: _, ...row }) => row)
}

/** The sample pictures by name, as scripts/draw-sample-pictures.ts has encoded them. */
async function readPictures(): Promise<ReadonlyMap<string, EncodedPicture>> {
  const names = await readdir(join(folder, 'pictures'))
  const pictures = names.map(
    async (name) => [name, await readPicture(join(folder, 'pictures', name))] as const,
  )
  return new Map(await Promise.all(pictures))
}

async function readPicture(path: string): Promise<EncodedPicture> {
  const names = (await readdir(path)).sort((one, other) => widthIn(one) - widthIn(other))
  const files = await Promise.all(
    names.map(async (name) => ({ name, bytes: await readFile(join(path, name)) })),
  )
  const [width = 0, height = 0] = (names.at(-1) ?? '').split(/\D/).map(Number)
  return { width, height, key: keyOf(files), files }
}

const widthIn = (name: string) => Number.parseInt(name, 10)
