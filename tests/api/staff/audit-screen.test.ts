import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { reviewPaths } from '../../../src/domain/api/review/review-paths.ts'
import { paths } from '../../../src/domain/paths.ts'
import { type AuditAction, byStaff } from '../../../src/domain/staff/audit.ts'
import { writeAudit } from '../../../src/store/staff/audit.ts'
import { keepExpert } from '../../harness/applications/kept-expert.ts'
import { keepCollaboration } from '../../harness/programme/kept-collaboration.ts'
import { makeStaff, passwordOfTests } from '../../harness/staff/staff.ts'
import { type Office, openOffice } from '../office.ts'
import { codeFor, type StaffBrowser } from '../staff-browser.ts'

type Signed = Awaited<ReturnType<Office['signedInAs']>>

let office: Office
let nia: Signed
let expert: string
const gone = '7d1e4b90-5a2c-4f38-9b6d-0c8e7f6a5b43'
beforeAll(async () => {
  office = await openOffice()
  nia = await office.signedInAs('administrator')
  expert = (await keepExpert(office.store)).id
  const subject = ['application', expert] as const
  await writeAudit(office.store, byStaff(nia), 'application_moved', subject, {
    before: { status: 'submitted' },
    after: { status: 'in_review' },
  })
  await writeAudit(office.store, { actor: 'applicant' }, 'application_edited', subject, {
    fields: ['job_title'],
  })
  await writeAudit(office.store, { actor: 'applicant' }, 'application_erased', ['application', gone])
})
afterAll(() => office.close())

const screen = async (query: string, browser: StaffBrowser = nia.browser) =>
  (await browser.open(`${paths.adminAudit()}${query}`)).html

/** The latest entry of an action, without fields that differ from run to run. */
async function latest(action: AuditAction) {
  const { id, at, words, ...entry } = await office.store.db
    .selectFrom('audit')
    .selectAll()
    .where('action', '=', action)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  return entry
}

describe('16.9 the audit screen', () => {
  test('16.9 shows who did what, with old and new values in plain words and a link to the subject', async () => {
    const html = await screen('')
    expect(html).toContain('Application moved to another status')
    expect(text(html)).toContain('Status: New then In review')
    expect(html).toContain(`href="${paths.adminExpert(expert)}"`)
    expect(text(html)).toContain('Job title')
    expect(html).toContain('The applicant')
    expect(html, 'what is erased has no page').not.toContain(paths.adminExpert(gone))
  })

  test('16.9 names what an entry is about, with its reference, while it exists', async () => {
    const match = await keepCollaboration(office.store, 'active')
    await writeAudit(office.store, byStaff(nia), 'match_moved', ['match', match.id])
    const html = await screen('')
    const linked = (path: string) =>
      [...html.matchAll(/<a href="([^"]+)"[^>]*>([^<]+)</g)].find(([, href]) => href === path)?.[2]
    expect(linked(paths.adminExpert(expert))).toBe('Ama Owusu')
    expect(linked(paths.adminMatch(match.id))).toMatch(/^[A-Z].+, [A-Z]/)
    expect(text(html)).toMatch(/Ama Owusu\s*E-\d{5}/)
    expect(text(html)).toMatch(/H-\d{5}, E-\d{5}/)
    expect(await screen(`?subject=${gone}`)).not.toMatch(/[EH]-\d{5}/)
  })

  test.each([
    ['words', '?search=in_review', ['application_moved']],
    ['an action', '?action=application_edited', ['application_edited']],
    ['a subject', `?subject=${gone}`, ['application_erased']],
    ['days in the past', '?from=2020-01-01&to=2020-12-31', []],
  ])('16.9 is searched by %s', async (_, query, actions) => {
    const { browser } = await office.signedInAs('viewer')
    const rows = (await screen(query, browser)).match(/<th role="rowheader".*?<\/th>/gs) ?? []
    const names: Record<string, string> = {
      application_moved: 'Application moved to another status',
      application_edited: 'Application changed',
      application_erased: 'Application erased',
    }
    expect(rows.map((row) => actions.find((action) => row.includes(names[action] ?? '')))).toEqual(actions)
  })

  test('16.9 gives advice if no entry fits, and keeps invalid input', async () => {
    expect(await screen('?search=zzzzzz')).toContain('Try other words, another person or more days.')
    expect(await screen('?cursor=nowhere')).toContain('No entry fits')
    const html = await screen('?subject=abc&search=kept')
    expect(html).toMatch(/<title>Error:/)
    expect(html).toContain('Please enter a whole id')
    expect(html).toContain('value="kept"')
  })

  test('16.9 is paginated', async () => {
    const first = await screen('?size=1')
    const older = /href="([^"]*cursor=[^"]*)"/.exec(first)?.[1]?.replaceAll('&amp;', '&') ?? ''
    expect(older).toContain('size=1')
    const second = (await nia.browser.open(older)).html
    expect(second).toContain('Newest entries')
    expect(rowsOf(second)).not.toEqual(rowsOf(first))
  })

  test('16.10 is exported as CSV; the export leaves an entry without the search words', async () => {
    const csv = await nia.browser.open(`${reviewPaths.auditCsv}?search=in_review`)
    expect(csv.html.split('\r\n')).toEqual([
      '\ufeffat,actor,staff_name,staff_id,action,subject_kind,subject_id,reference,concerns,fields,before,after'.slice(
        1,
      ),
      expect.stringContaining(
        `,staff,Ama the administrator,${nia.id},application_moved,application,${expert},E-00001,Ama Owusu,status,`,
      ),
      '',
    ])
    expect(await latest('audit_exported')).toMatchObject({
      staff_id: nia.id,
      after: { format: 'csv', filter: { searched: true } },
    })
  })
})

describe('16.11 an audit entry about accounts', () => {
  test('16.11 has roles and ids, and no addresses', async () => {
    const { browser } = nia
    const email = 'invited@aster.example'
    await browser.post(paths.adminUsers(), { _action: 'invite', email, role: 'editor' })
    expect(await latest('staff_invited')).toMatchObject({
      staff_id: nia.id,
      subject_id: null,
      after: { role: 'editor' },
    })
    const link = new URL(await office.linkMailedTo(email), office.url)
    const typed = {
      token: link.searchParams.get('token') ?? '',
      name: 'Iris',
      password: 'otter lantern gravel quince',
    }
    await office.newBrowser().post(paths.loginLink(), typed)
    const joined = await latest('staff_joined')
    expect(joined).toMatchObject({ staff_name: 'Iris', subject_kind: 'staff', after: { role: 'editor' } })
    const iris = joined.subject_id ?? ''

    await browser.post(paths.adminUser(iris), { _action: 'role', role: 'viewer' })
    const changed = {
      staff_id: nia.id,
      subject_id: iris,
      before: { role: 'editor' },
      after: { role: 'viewer' },
    }
    expect(await latest('staff_role_changed')).toMatchObject(changed)
    await browser.post(paths.adminUser(iris), { _action: 'passwordLink' })
    await browser.post(paths.adminUser(iris), { _action: 'disable' })
    await browser.post(paths.adminUser(iris), { _action: 'enable' })
    await browser.post(paths.adminUsers(), {
      _action: 'invite',
      email: 'other@aster.example',
      role: 'viewer',
    })
    await browser.post(paths.adminUsers(), { _action: 'withdraw', email: 'other@aster.example' })
    for (const action of ['password_link_sent', 'staff_disabled', 'staff_enabled'] as const)
      expect(await latest(action)).toMatchObject({ staff_id: nia.id, subject_id: iris })
    expect(await latest('staff_invitation_withdrawn')).toMatchObject({ after: { role: 'viewer' } })
    const all = await office.store.db.selectFrom('audit').select('words').execute()
    expect(all.filter(({ words }) => words.includes('@'))).toEqual([])
  })

  test('16.11 is not written if nothing changes', async () => {
    const viewer = await makeStaff(office.store, 'viewer')
    await nia.browser.post(paths.adminUser(viewer.id), { _action: 'role', role: 'viewer' })
    await nia.browser.post(paths.adminUser(viewer.id), { _action: 'enable' })
    await nia.browser.post(paths.adminUsers(), { _action: 'withdraw', email: 'nobody@aster.example' })
    expect(await screen(`?subject=${viewer.id}`)).toContain('No entry fits')
  })

  test('16.11 is written for a sign-in, with its method, and not for a failed attempt', async () => {
    const { id, email } = await makeStaff(office.store, 'viewer', 'Sol')
    const guest = office.newBrowser()
    await guest.post(paths.login(), { email, password: 'wrong wrong wrong' })
    expect(await screen(`?subject=${id}`)).toContain('No entry fits')
    await guest.post(paths.login(), { email, password: passwordOfTests })
    expect(await latest('signed_in')).toMatchObject({
      staff_id: id,
      subject_id: id,
      after: { with: 'password' },
    })
  })

  test('16.11 is written for changes of the second step and of the password', async () => {
    const { id, email, browser } = await office.signedInAs('coordinator')
    const begun = await browser.post(paths.adminSecondFactor(), {
      _action: 'begin',
      password: passwordOfTests,
    })
    const key = /<code>([A-Z2-7]+)<\/code>/.exec(begun.html)?.[1] ?? ''
    await browser.post(paths.adminSecondFactor(), { _action: 'confirm', code: codeFor(key) })
    expect(await latest('second_factor_turned_on')).toMatchObject({ staff_id: id, subject_id: id })
    const { html } = await browser.open(paths.adminSecondFactor())
    const set = /name="set" value="([^"]+)"/.exec(html)?.[1] ?? ''
    await browser.post(paths.adminSecondFactor(), { _action: 'renew', set, password: passwordOfTests })
    expect(await latest('recovery_codes_renewed')).toMatchObject({ staff_id: id })
    const guest = office.newBrowser()
    await guest.post(paths.login(), { email, password: passwordOfTests })
    await guest.post(paths.loginCode(), { code: codeFor(key, 1) })
    expect(await latest('signed_in')).toMatchObject({ staff_id: id, after: { with: 'code' } })
    await nia.browser.post(paths.adminUser(id), { _action: 'removeFactor' })
    expect(await latest('second_factor_turned_off')).toMatchObject({ staff_id: nia.id, subject_id: id })
    const other = await office.signedInAs('coordinator')
    const password = 'otter lantern gravel quince'
    const typed = { _action: 'password', current: passwordOfTests, password }
    await other.browser.post(paths.adminAccount(), typed)
    expect(await latest('password_changed')).toMatchObject({ staff_id: other.id, subject_id: other.id })
  })

  test('16.11 is visible to administrators only', async () => {
    const { browser } = await office.signedInAs('coordinator')
    expect(await screen('?action=signed_in')).toContain('Signed in')
    expect(await screen('?action=signed_in', browser)).toContain('No entry fits')
    const csv = await browser.open(`${reviewPaths.auditCsv}?action=signed_in`)
    expect(csv.html.trim().split('\r\n')).toHaveLength(1)
  })
})

const text = (html: string) => html.replace(/<[^>]+>/g, '').replace(/\s+/g, ' ')
const rowsOf = (html: string) => /<tbody.*<\/tbody>/s.exec(html)?.[0]
