import { applicationCalls } from '../../src/domain/applicants/applicant-paths.ts'
import type { Victims } from './victims.ts'

/** The path of a route with the victims' ids; an unknown parameter is an error. */
export function aim(url: string, victims: Victims): string {
  return url.replace(/:(\w+)|\*/g, (part, name: string | undefined) => {
    const value = name === undefined ? wildcards[url] : partOf(url, name, victims)
    if (value === undefined) throw new Error(`Say in aimed-paths.ts whose ${part} ${url} is tried with`)
    return value
  })
}

const wildcards: Readonly<Record<string, string>> = {
  '/flags/*': 'GH.svg',
  '/assets/*': 'none.js',
  '/documents/*': 'none.pdf',
  '/icons/*': 'none.png',
}

/** Parameters without an owner: public keys and unguessable tokens. */
const ownerless: Readonly<Record<string, string>> = {
  token: 'AAAAAAAAAAAAAAAAAAAAAA',
  code: '0000-0000-0000',
  page: '1',
  number: '1',
  other: '00000000-0000-4000-8000-000000000001',
  pageViewId: '00000000-0000-4000-8000-000000000000',
  form: 'expert',
  locale: 'en',
  step: 'personal',
  letter: 'receipt',
  key: 'none',
  name: 'none.webp',
  colours: '7a1f3d-ffb85c',
  base: 'base-none',
  file: 'brand-none.css',
}

function partOf(url: string, name: string, victims: Victims): string | undefined {
  if (name === 'kind') return url.includes('/reports/') ? 'midterm_report' : 'story'
  if (name === 'page' && /\/admin\/pages\/|\/page-preview\//.test(url)) return 'team'
  if (name === 'fileKey')
    return url.startsWith(applicationCalls.hospital)
      ? (victims.letterFile ?? undefined)
      : victims.expert.resume
  if (name === 'slug' && /story|content/i.test(url)) return 'forty-eight-hours'
  if (name !== 'id' && name !== 'hash' && name !== 'slug') return ownerless[name]
  const owner = owners(victims).find(([start]) => withoutLocale(url).startsWith(start))?.[1]
  return name === 'hash' ? (owner as { hash?: string } | undefined)?.hash : owner?.id
}

const withoutLocale = (url: string) => url.replace(/^\/(en-xa|ar-xb)(?=\/)/, '')

const owners = ({ expert, hospital, trainer, match, mail, message, staff, story, view, webhook }: Victims) =>
  [
    [applicationCalls.expert, expert],
    [applicationCalls.hospital, hospital],
    [applicationCalls.trainer, trainer],
    ['/api/matches/experts', hospital],
    ['/api/matches', match],
    ['/api/uploads', { id: expert.resume }],
    ['/api/admin/applications', expert],
    ['/api/admin/files', { id: expert.resume }],
    ['/api/admin/mails', mail],
    ['/api/admin/matches', match],
    ['/api/admin/webhooks', webhook],
    ['/api/admin/list-views', view],
    ['/api/admin/content', { id: story }],
    ['/admin/applications/experts', expert],
    ['/admin/applications/hospitals', hospital],
    ['/admin/applications/trainers', trainer],
    ['/admin/matches', match],
    ['/admin/inbox', message],
    ['/admin/outbox', mail],
    ['/admin/users', staff],
    ['/admin/webhooks', webhook],
  ] as const
