import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { applicationCalls } from '../../src/domain/applicants/applicant-paths.ts'
import type { ApplicationKind } from '../../src/domain/applications/application-status.ts'
import { pinIn } from '../api/applicants/own-expert.ts'
import { type Office, openOffice } from '../api/office.ts'
import { wrongPin } from '../harness/applications/kept-expert.ts'
import { openSession } from './actors.ts'
import { anyCaller, type Client, openClient, ownPage } from './http-client.ts'
import { keepVictims, type Victims } from './victims.ts'

let office: Office
let client: Client
let victims: Victims
beforeAll(async () => {
  office = await openOffice()
  client = openClient(office.url)
  victims = await keepVictims(office.store)
})
afterAll(async () => {
  client.close()
  await office.close()
})

const kinds: readonly ApplicationKind[] = ['expert', 'hospital', 'trainer']

test.each(kinds)('30.10 an open session (%s) cannot move the next PIN to another mailbox', async (kind) => {
  const { db } = office.store
  const victim = victims[kind]
  const thief = `${randomUUID()}@thief.example`
  const cookie = await openSession(office.store, victim.id)

  expect(
    (
      await send(
        'PUT',
        `${applicationCalls[kind]}/${victim.id}`,
        { fieldsToUpdate: { email: thief } },
        cookie,
      )
    ).status,
  ).toBe(200)
  for (const href of await linksMailedTo(thief)) await submitForms(href, cookie, wrongPin(victim))
  const { status } = await send('POST', `${applicationCalls[kind]}/send-new-pin`, { hash: victim.hash }, '')
  expect(status).toBe(200)

  const mails = await db
    .selectFrom('mail')
    .select(['recipient', 'letter'])
    .where('application_id', '=', victim.id)
    .execute()
  const withPin = mails.filter(({ letter }) => pinIn(JSON.stringify(letter)) !== '')
  expect(withPin.map(({ recipient }) => recipient)).toEqual([victim.email])
  const { email } = await db
    .selectFrom('application')
    .select('email')
    .where('id', '=', victim.id)
    .executeTakeFirstOrThrow()
  expect(email).toBe(victim.email)
})

async function send(method: string, path: string, body: object, cookie: string) {
  const page = await ownPage(client)
  return client.call({
    method,
    path,
    headers: {
      ...page,
      cookie: `${page.cookie}; ${cookie}`,
      'content-type': 'application/json',
      'x-forwarded-for': anyCaller(),
    },
    body: JSON.stringify(body),
  })
}

async function linksMailedTo(recipient: string): Promise<string[]> {
  const mails = await office.store.db
    .selectFrom('mail')
    .select('letter')
    .where('recipient', '=', recipient)
    .execute()
  return mails.flatMap(({ letter }) => letter.parts.flatMap((part) => ('href' in part ? [part.href] : [])))
}

/** Opens a mailed page and submits each of its forms, with the guess wherever it asks for a PIN. */
async function submitForms(href: string, cookie: string, guess: string): Promise<void> {
  const browser = office.newBrowser(cookie)
  const { html } = await browser.open(href)
  for (const [, action = '', inner = ''] of html.matchAll(
    /<form method="post" action="([^"]+)"[^>]*>(.*?)<\/form>/gs,
  )) {
    const fields: Record<string, string> = {}
    for (const [input] of inner.matchAll(/<input[^>]*>/g)) {
      const name = /name="([^"]+)"/.exec(input)?.[1]
      if (name) fields[name] = /value="([^"]*)"/.exec(input)?.[1] ?? guess
    }
    await browser.post(action, fields)
  }
}
