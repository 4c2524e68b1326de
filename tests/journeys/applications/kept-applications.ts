import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import pg from 'pg'
import { type ReadMail, readMail } from '../../harness/mail/read-mail.ts'
import type { RunningAster } from '../../harness/server/start-aster.ts'

type KeptApplication = { reference: string; answers: Record<string, unknown>; files: string[] | null }

/** The stored applications of a person, with the fields of the files that they claimed. */
export async function applicationsOf(databaseUrl: string, email: string): Promise<KeptApplication[]> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const { rows } = await client.query<KeptApplication>(
    `SELECT 'E-' || lpad(number::text, 5, '0') AS reference, answers,
      (SELECT array_agg(field ORDER BY field) FROM upload WHERE application_id = application.id) AS files
    FROM application WHERE email = $1`,
    [email],
  )
  await client.end()
  return rows
}

/** The mails about an application that were sent so far. */
export async function mailsAbout(aster: RunningAster, reference: string): Promise<ReadMail[]> {
  return (await mailsOf(aster)).filter(({ headers }) => headers.subject?.includes(reference))
}

/** Waits for the first mail to an address. */
export async function mailTo(aster: RunningAster, email: string): Promise<ReadMail> {
  const find = async () => (await mailsOf(aster)).find(({ headers }) => headers.to === email)
  await expect.poll(find).toBeDefined()
  return (await find()) as ReadMail
}

export async function mailsOf({ dataDir }: RunningAster): Promise<ReadMail[]> {
  const folder = join(dataDir, 'mail')
  const names = await readdir(folder).catch(() => [])
  const mails = names
    .filter((name) => name.endsWith('.eml'))
    .map((name) => readFile(join(folder, name), 'utf8'))
  return (await Promise.all(mails)).map(readMail)
}

type Where = { aster: RunningAster; databaseUrl: string; email: string }

/** The page confirms the application; one application, two files and two mails exist. */
export async function expectArrived(page: Page, { aster, databaseUrl, email }: Where): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Your application has arrived' })).toBeFocused()
  const kept = await applicationsOf(databaseUrl, email)
  expect(kept.map(({ files }) => files)).toEqual([['endorsement', 'resume']])
  const reference = kept[0]?.reference ?? ''
  await expect(page.getByText(`Your reference: ${reference}`)).toBeVisible()
  await expect.poll(async () => (await mailsAbout(aster, reference)).length).toBe(2)
}
