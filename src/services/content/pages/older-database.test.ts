import pg from 'pg'
import { afterAll, expect, inject, test } from 'vitest'
import { databaseUrl, onServer, quiet } from '../../../../tests/harness/postgres/test-postgres.ts'
import { migrate } from '../../../store/migrations/migrate.ts'
import { readMigrations } from '../../../store/migrations/read-migrations.ts'
import { openStore } from '../../../store/open-store.ts'
import { seedSampleContent } from '../seed-sample-content.ts'
import { readShownPages } from './read-pages.ts'

const { adminUrl } = inject('postgres')
const name = `aster_older_${process.pid}`
const url = databaseUrl(adminUrl, name)
afterAll(() => onServer(adminUrl, `DROP DATABASE ${name} WITH (FORCE)`))

const page = (title: string) => JSON.stringify({ title, description: 'Ours.', lede: 'Ours.', blocks: [] })

/** What editors have written in an older version, which delivered other texts than this one. */
const written = `
  INSERT INTO page_text (page, locale, version, words, shown, shown_version, delivered)
  VALUES ('about', 'en', 3, '${page('Draft')}', '${page('About us')}', 2, '${page('About ASTER')}'),
    ('about', 'fr', 1, '${page('À propos')}', '${page('À propos')}', 1, '${page('À propos d’ASTER')}'),
    ('terms-experts', 'en', 1, '${page('Our terms')}', '${page('Our terms')}', 1, '${page('Terms')}');
  INSERT INTO page_revision (page_text_id, version, saved_by, words)
  SELECT id, version, 'ada@programme.example', words FROM page_text;
  INSERT INTO story (slug, title, synopsis, country_region, content, position, status, published_at)
  VALUES ('ours', 'Ours', 'Ours.', 'Ghana', '<p>Ours.</p>', 1, 'published', now());
  INSERT INTO mail_text (locale, key, text) VALUES ('en', 'access.receipt', 'Thank you');
  INSERT INTO agreement_text (locale, version, text) VALUES ('en', '2026-11-18', 'Ours.');`

async function asked<Row>(question: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query(question).finally(() => client.end())
  return rows
}

const tables = ['page_text', 'page_revision', 'story', 'mail_text', 'agreement_text']

const rowsOf = async () =>
  Object.fromEntries(
    await Promise.all(
      tables.map(async (table) => [table, await asked(`SELECT to_jsonb(row) AS row FROM ${table} AS row`)]),
    ),
  )

test('45.11 an update of the software leaves what editors of an older version have written', async () => {
  await onServer(adminUrl, `CREATE DATABASE ${name}`)
  const [baseline, ...later] = await readMigrations()
  if (!baseline) throw new Error('The baseline is missing')
  await migrate(url, [baseline], quiet)
  await asked(written)
  const before = await rowsOf()

  const store = await openStore({ databaseUrl: url, dataDir: '', databasePool: 2, log: quiet })
  expect(await asked('SELECT FROM schema_migration')).toHaveLength(1 + later.length)
  expect(await seedSampleContent(store), 'the start of a server adds no samples').toBe(false)
  expect(await rowsOf()).toMatchObject(before)
  const shown = await readShownPages(store)
  expect([...shown].map(([key, { title }]) => [key, title])).toEqual(
    expect.arrayContaining([
      ['en/about', 'About us'],
      ['fr/about', 'À propos'],
      ['en/terms-experts', 'Our terms'],
    ]),
  )
  await store.close()
})
