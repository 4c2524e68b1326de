import { paths } from '../../../src/domain/paths.ts'
import type { Office } from '../office.ts'

type Coordinator = Awaited<ReturnType<Office['signedInAs']>>

export async function uploadSheet(
  office: Office,
  coordinator: Coordinator,
  content: string | Buffer,
  kind?: string,
) {
  const body = new FormData()
  if (kind !== undefined) body.append('kind', kind)
  body.append(
    'file',
    new File([typeof content === 'string' ? content : new Uint8Array(content)], 'people.csv'),
  )
  const headers = { cookie: coordinator.browser.cookie, 'sec-fetch-site': 'same-origin' }
  const url = office.url + paths.adminImport()
  const answer = await fetch(url, { method: 'POST', body, headers, redirect: 'manual' })
  return { status: answer.status, location: answer.headers.get('location') ?? '', html: await answer.text() }
}

/** Uploads a sheet and opens its dry run; `order` is what its form sends to import the sheet. */
export async function dryRunOf(office: Office, coordinator: Coordinator, content: string, kind?: string) {
  const { status, location, html } = await uploadSheet(office, coordinator, content, kind)
  if (status !== 303) throw new Error(html)
  const run = await coordinator.browser.open(location)
  const order = {
    _action: 'import',
    ...(kind !== undefined && { kind }),
    sheet: hidden(run.html, 'sheet'),
    plan: hidden(run.html, 'plan'),
  }
  return { location, html: run.html, order }
}

export const hidden = (html: string, name: string) =>
  new RegExp(`name="${name}" value="([^"]+)"`).exec(html)?.[1] ?? ''

/** The rows of the table, as a person reads them. */
export const rowsOf = (html: string) =>
  [...html.matchAll(/<tr role="row">(.*?)<\/tr>/gs)].slice(1).map(([, row = '']) =>
    row
      .replaceAll(/<svg.*?<\/svg>/gs, '')
      .replaceAll(/<[^>]+>/g, ' ')
      .replaceAll(/\s+/g, ' ')
      .trim(),
  )

export const fresh = () => `${crypto.randomUUID()}@hospital.example`
