import { expect } from '@playwright/test'
import type { ContentKind } from '../../../src/domain/content/content-kinds.ts'
import { blockFacts, choices, type FieldKind } from '../../../src/domain/content/pages/page-text.ts'
import type { Answers } from '../../../src/domain/forms/engine/form.ts'
import { hospitalExample } from '../../../src/domain/forms/hospital-example.ts'
import { trainerExample } from '../../../src/domain/forms/trainer-example.ts'
import { matchStatuses } from '../../../src/domain/matching/match-status.ts'
import { en } from '../../../src/domain/messages/en.ts'
import { translator } from '../../../src/domain/messages/translate.ts'
import { paths } from '../../../src/domain/paths.ts'
import { exampleOf } from '../../../src/mail/letters/examples.ts'
import { readPage } from '../../../src/services/content/pages/read-pages.ts'
import { writePage } from '../../../src/services/content/pages/write-page.ts'
import { saveContent } from '../../../src/services/content/save-content.ts'
import { saveSheet } from '../../../src/store/applications/import-sheets.ts'
import { saveMessage } from '../../../src/store/contact/message.ts'
import { queueMail } from '../../../src/store/mail/mail-queue.ts'
import type { Store } from '../../../src/store/open-store.ts'
import { keepExpert } from '../../harness/applications/kept-expert.ts'
import { keepWebhook } from '../../harness/integrations/kept-webhook.ts'
import { keepCollaboration, keepRequest } from '../../harness/programme/kept-collaboration.ts'
import { makeStaff } from '../../harness/staff/staff.ts'
import { test } from '../aster.ts'
import { fits, isAccessibleInColour, isAccessibleState } from '../looks.ts'

type Paths = typeof paths
type AdminPage = Extract<keyof Paths, `admin${string}`>
type OfOneThing = { [Name in AdminPage]: Parameters<Paths[Name]> extends [] ? never : Name }[AdminPage]

/** The parameters of pages for one record; a new page does not compile without them. */
const shown: Readonly<Record<OfOneThing, (store: Store) => Promise<string>>> = {
  adminExpert: async (store) => (await keepExpert(store)).id,
  adminHospital: (store) => keep(store, 'hospital', hospitalExample),
  adminWorkspace: openRequest,
  adminTrainer: (store) => keep(store, 'trainer', trainerExample),
  adminMail: async (store) => (await queueMail(store, { ...addressed, letter })).id,
  adminMailText: async () => 'new_pin',
  adminMailWords: async () => 'new_pin',
  adminMatch: async (store) => (await keepCollaboration(store, 'active')).id,
  adminMessage: async (store) => (await saveMessage(store, { locale: 'en', answers: question })).id,
  adminWebhook: async (store) => (await keepWebhook(store)).id,
  adminWebhookSettings: async (store) => (await keepWebhook(store)).id,
  adminUser: async (store) => (await makeStaff(store, 'viewer')).id,
}

/** Optional query strings of pages; those in `nothingAlone` are empty without one. */
const asked: Readonly<
  Partial<Record<AdminPage, (store: Store) => Promise<Record<string, string> | string[][]>>>
> = {
  adminContentEdit: async () => ({ kind: 'story' }),
  adminContentVersion: async (store) => ({
    kind: 'story',
    version: '1',
    id: await write(store, 'story', visit),
  }),
  adminContentPreview: async (store) => ({ kind: 'profile', id: await write(store, 'profile', person) }),
  adminContentTranslation: async (store) => ({
    kind: 'story',
    locale: 'ar',
    id: await write(store, 'story', visit),
  }),
  adminPageEdit: async (store) => rewrittenPage(store),
  adminPageVersion: async (store) => ({ ...(await rewrittenPage(store)), version: '1' }),
  adminPageCompare: async (store) => rewrittenPage(store),
  adminErase: async (store) => ({ email: (await keepExpert(store)).email }),
  adminGroupMail: async (store) => ({ kind: 'expert', search: (await keepExpert(store)).email }),
  adminImport: async (store) => ({ sheet: (await saveSheet(store, sheet)).id }),
  adminBoard: async (store) => {
    for (const status of matchStatuses) await keepCollaboration(store, status)
    return { country: 'Ghana' }
  },
  adminOnBehalf: async () => ({ kind: 'expert', source: 'paper' }),
  adminPerson: async (store) => ({ email: (await keepExpert(store)).email }),
  adminWorkspace: async (store) => [
    ['compare', (await keepExpert(store)).id],
    ['compare', (await keepExpert(store)).id],
  ],
  adminPrivacy: async (store) => ({ search: (await keepExpert(store)).email }),
}
const nothingAlone: readonly AdminPage[] = [
  'adminGroupMail',
  'adminContentEdit',
  'adminContentVersion',
  'adminContentPreview',
  'adminContentTranslation',
  'adminErase',
  'adminPageCompare',
  'adminPageEdit',
  'adminPageVersion',
  'adminPerson',
]

const sheet = {
  kind: 'expert' as const,
  name: 'experts.csv',
  digest: Buffer.alloc(32),
  content: 'name,email\nAma,ama@hospital.example\n,x',
}
const addressed = { to: 'ama@hospital.example', locale: 'en' } as const
const question = { name: 'Ama', email: addressed.to, message: 'May a hospital ask for support twice?' }
const letter = exampleOf('message_reply', translator('en', en))

const visit = { title: 'A visit', content: '<h2>Ward</h2><p>We came.</p>' }
const person = {
  kind: 'trainer',
  name: 'Ama Boateng',
  role: 'Nurse',
  country: 'Ghana',
  quote: 'Look first.',
  biography: 'She came.',
}

async function write(store: Store, kind: ContentKind, answers: Answers): Promise<string> {
  const saved = await saveContent(store, kind, { answers }, await makeStaff(store, 'editor'))
  if (!saved.ok) throw new Error(saved.refusal.code)
  return saved.value.id
}

/** A page with every kind of block that it can show; the delivered text has changed since. */
async function rewrittenPage(store: Store): Promise<{ page: string; locale: string }> {
  const which = { page: 'missions', locale: 'fr' } as const
  const read = await readPage(store, which)
  if (!read.ok) throw new Error(read.refusal.code)
  const { kinds, text, version } = read.value
  const values = (fields: Readonly<Record<string, FieldKind>> = {}) =>
    Object.fromEntries(
      Object.entries(fields).map(([name, kind]) => [
        name,
        kind === 'group' || kind === 'which' ? choices[kind][0] : '/about',
      ]),
    )
  const blocks = kinds.map((kind) => {
    const { fields, items } = blockFacts(kind)
    return {
      kind,
      fields: values(fields),
      items: items ? [values(items), values(items)] : [],
    }
  })
  const order = { version, text: { ...text, blocks }, publishes: false }
  const saved = await writePage(store, which, order, await makeStaff(store, 'editor'))
  if (!saved.ok) throw new Error(saved.refusal.code)
  await store.db
    .updateTable('page_text')
    .set({ delivered: { ...text, lede: 'Autrefois.' } })
    .execute()
  return which
}

async function keep({ db }: Store, kind: 'hospital' | 'trainer', example: object): Promise<string> {
  const answers = { ...example, email: `${crypto.randomUUID()}@hospital.example` }
  const kept = db.insertInto('application').values({ kind, answers }).returning('id')
  return (await kept.executeTakeFirstOrThrow()).id
}

/** A request with one expert on its shortlist and a second matching one. */
async function openRequest(store: Store): Promise<string> {
  const keepOne = () => keepRequest(store, 'eligible', ['suggested'], { name: 'Cedar Hospital' })
  const [{ id }] = [await keepOne(), await keepOne()]
  return id
}

// Set-up needs the link of the first start; sign-out ends the session.
const { adminSetUp: _, adminSignOut: __, ...opened } = paths
const isOfBackOffice = (name: string): name is AdminPage => name.startsWith('admin')

const names = Object.keys(opened).filter(isOfBackOffice)
const alone = names.filter((name) => !nothingAlone.includes(name)).map((name) => [name, undefined] as const)

/** One screen of each area, with the styles of its own; the kit has all other colours, and `npm run journeys` judges all screens. */
const inColour: readonly AdminPage[] = [
  'admin',
  'adminExperts',
  'adminExpert',
  'adminWorkspace',
  'adminBoard',
  'adminMatch',
  'adminMessage',
  'adminMailText',
  'adminPageEdit',
  'adminContentEdit',
  'adminContentTranslation',
  'adminPrivacy',
  'adminAudit',
  'adminOnBehalf',
  'adminSettings',
  'adminInsight',
]

for (const [name, ask] of [
  ...alone,
  ...names.map((name) => [name, asked[name]] as const).filter(([, ask]) => ask),
]) {
  const title = `${paths[name](':id')}${ask ? ' that is asked for something' : ''}`
  test(`13.4 axe finds no violation in ${title}`, async ({ officePage: page, store }) => {
    const path =
      name in shown ? paths[name](await shown[name as OfOneThing](store)) : (paths[name] as () => string)()
    const answer = await page.goto(ask ? `${path}?${new URLSearchParams(await ask(store))}` : path)
    expect(answer?.status()).toBe(200)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
    if (inColour.includes(name)) await isAccessibleInColour(page, name === 'admin')
    else await isAccessibleState(page)
    await fits(page, 390)
  })
}
