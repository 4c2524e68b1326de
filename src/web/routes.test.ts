import { globSync, readFileSync } from 'node:fs'
import { beforeAll, describe, expect, test } from 'vitest'
import { renderPage, routes } from '../../tests/harness/pages/built-pages.ts'
import { freshDatabase } from '../../tests/harness/postgres/test-database.ts'
import { settingsOfTests } from '../../tests/harness/server/settings-of-tests.ts'
import { usualFacts } from '../domain/brand.ts'
import { parsePageFile } from '../domain/content/pages/page-file.ts'
import { noPages } from '../domain/content/pages/shown-pages.ts'
import { usualSite } from '../domain/content/site-facts.ts'
import { withFacts } from '../domain/messages/wording-of.ts'
import { paths } from '../domain/paths.ts'
import { openServices, type Services } from '../services/services.ts'
import { openFormWith } from './protection/open-form.ts'
import { developmentAssets } from './render/assets.ts'

const sampleStory = 'forty-eight-hours'
const preview = paths.storyPreview(':slug')
const patterns = Object.keys(routes)
/** Patterns with a uniform parameter name. */
const plainPatterns = patterns.map((pattern) => pattern.replace(/:\w+/g, ':slug'))
const shown = patterns.filter((pattern) => routes[pattern]?.access === 'public' && pattern !== preview)

const afterIntroduction = [{ step: 'personal' }, { all: '' }, { sent: 'E-00001' }, { draft: 'unknown' }]

/** Every public page of a new installation. */
const pages = new Map<string, string>()
const pageAt = (pattern: string) => pages.get(pattern) ?? ''

beforeAll(async () => {
  const database = await freshDatabase()
  const services = openServices(database.store, settingsOfTests)
  await services.content.seedSampleContent()
  for (const pattern of [...shown, preview]) {
    const html = await draw(pattern, services)
    if (html) pages.set(pattern, html)
  }
  for (const query of afterIntroduction) {
    pages.set(JSON.stringify(query), (await draw(paths.applyExpert(), services, query)) ?? '')
  }
  await services.close()
  await database.drop()
})

async function draw(pattern: string, services: Services, query = {}): Promise<string | undefined> {
  const { load, page, ...route } = routes[pattern] as (typeof routes)[string]
  const about = { locale: 'en', registry: usualFacts, pages: noPages, site: usualSite } as const
  const loaded = await load?.({
    services,
    ...about,
    openForm: openFormWith(services),
    params: { slug: sampleStory },
    query,
    queries: {},
    cookies: 'aster-receipt-expert=E-00001',
  })
  if (loaded && !loaded.ok) return undefined
  const path = pattern.replace(':slug', sampleStory)
  const served = { assets: developmentAssets, publicUrl: 'https://aster.example', csrfToken: 'token' }
  return renderPage(route, page, loaded?.value, { ...served, ...about, path })
}

describe('the route table', () => {
  test('has every path of the specification', () => {
    const known = Object.values(paths).map((path) => path(':slug').split('#', 1)[0] as string)
    expect(known.filter((path) => !plainPatterns.includes(path))).toEqual([])
    expect(plainPatterns.filter((pattern) => !known.includes(pattern))).toEqual([])
  })

  test('excludes URLs with a secret and staff pages from search engines', () => {
    const { login, editExpert, editHospital, editTrainer, selectExpert } = paths
    const secret = [editExpert(), editHospital(), editTrainer(), selectExpert()]
    for (const path of [login(), ...secret]) {
      expect(pageAt(path), path).toContain('<meta name="robots" content="noindex"/>')
    }
    for (const path of [paths.about(), paths.contact(), paths.applyExpert()]) {
      expect(pageAt(path), path).not.toContain('noindex')
    }
  })

  test('lets search engines index only the introduction of a form', () => {
    for (const query of afterIntroduction) {
      expect(pageAt(JSON.stringify(query)), JSON.stringify(query)).toContain('noindex')
    }
  })

  test('tracks exactly the indexed pages, by pattern', () => {
    for (const [pattern, html] of pages) {
      const [, counted] = html.match(/<html [^>]*data-page="([^"]*)"/) ?? []
      expect(counted, pattern).toBe(html.includes('noindex') ? undefined : pattern)
    }
  })

  test('does not show drafts to visitors', () => {
    expect(pages.has(preview)).toBe(false)
  })

  test('has a page for every content file', () => {
    const all = [...pages.values()].join('')
    const said = (text: string) => withFacts(text, 'en', usualFacts)
    const files = globSync('content/en/*.md')
    const unseen = files.filter((file) => {
      const { title, lede } = parsePageFile(file, readFileSync(file, 'utf8'))
      return !(all.includes(said(title)) && all.includes(said(lede)))
    })
    expect(files.length).toBeGreaterThan(0)
    expect(unseen).toEqual([])
  })
})
