import { writeFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import pg from 'pg'
import { paths } from '../../../src/domain/paths.ts'
import { expect as atOnce, test as base } from '../aster.ts'
import { hydrated } from '../browser/hydrated.ts'
import { FaultyProxy } from '../proxies/faulty-proxy.ts'

/** Journeys that reach the server through a connection they can cut. */
export const test = base.extend<{ faultyProxy: FaultyProxy }>({
  faultyProxy: async ({ aster }, use) => {
    const faultyProxy = await FaultyProxy.to(aster.url)
    await use(faultyProxy)
    await faultyProxy.close()
  },
})

/** Large uploads and their checks are slow beside other journeys. */
export const expect = atOnce.configure({ timeout: 60_000 })

/** The field of the CV on the form of experts. */
export class UploadStage {
  static readonly selector = '.field:has(#resume)'
  readonly page: Page
  readonly field: Locator
  readonly picker: Locator
  /** The status text of the file. */
  readonly words: Locator
  /** The last announcement of a screen reader. */
  readonly said: Locator

  static async open(page: Page, url: string): Promise<UploadStage> {
    await page.goto(`${url}${paths.applyExpert()}?all`)
    await hydrated(page)
    return new UploadStage(page)
  }

  constructor(page: Page) {
    this.page = page
    this.field = page.locator(UploadStage.selector)
    this.picker = this.field.locator('input[type=file]')
    this.words = this.field.locator('.file__name > span')
    this.said = this.field.getByRole('status')
  }

  async choose(name: string, bytes: Buffer): Promise<void> {
    const path = test.info().outputPath(name)
    await writeFile(path, bytes)
    await this.picker.setInputFiles(path)
  }

  async percent(): Promise<number> {
    const bar = this.field.getByRole('progressbar')
    return (await bar.count()) === 0 ? 0 : bar.evaluate((it: HTMLProgressElement) => it.value)
  }

  /** The value that the form would submit. */
  uploadId(): Promise<string> {
    return this.field.locator('input[type=hidden]').inputValue()
  }
}

/** The SHA-256 digest of the stored bytes, in hexadecimal. */
export async function storedDigest(databaseUrl: string, id: string): Promise<unknown> {
  const query = `SELECT encode(sha256(string_agg(bytes, ''::bytea ORDER BY start)), 'hex') AS digest
    FROM upload_piece WHERE upload_id = $1`
  return (await inDatabase(databaseUrl, query, id))[0]?.digest
}

export async function uploadsNamed(databaseUrl: string, name: string): Promise<number> {
  return (await inDatabase(databaseUrl, 'SELECT id FROM upload WHERE name = $1', name)).length
}

/** Deletes uploads, as the job that deletes unclaimed ones. */
export async function loseUploads(databaseUrl: string, name: string): Promise<void> {
  await inDatabase(databaseUrl, 'DELETE FROM upload WHERE name = $1', name)
}

async function inDatabase(databaseUrl: string, query: string, value: string) {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  return client
    .query<Record<string, unknown>>(query, [value])
    .then(({ rows }) => client.end().then(() => rows))
}
