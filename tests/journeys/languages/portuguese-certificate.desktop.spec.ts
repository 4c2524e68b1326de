import type { Page } from '@playwright/test'
import { PDFDocument } from 'mupdf'
import type { MessageKey } from '../../../src/domain/messages/catalogue.ts'
import type { ReportKind } from '../../../src/domain/programme/reports.ts'
import { askExperts } from '../../../src/services/matching/ask-experts.ts'
import { sendShortlist } from '../../../src/services/matching/send-shortlist.ts'
import { decideReport } from '../../../src/services/programme/decide-report.ts'
import {
  beginCollaboration,
  completeCollaboration,
  confirmChoice,
} from '../../../src/services/programme/move-collaboration.ts'
import { sendReport } from '../../../src/services/programme/send-report.ts'
import { keepExpert } from '../../harness/applications/kept-expert.ts'
import type { ReadMail } from '../../harness/mail/read-mail.ts'
import { keepInterested } from '../../harness/matching/kept-choice.ts'
import { keepMatch } from '../../harness/matching/kept-match.ts'
import { fine, matchIn } from '../../harness/matching/match-of-staff.ts'
import { keepHospital } from '../../harness/programme/kept-collaboration.ts'
import { makeStaff } from '../../harness/staff/staff.ts'
import { honestPdf } from '../../harness/uploads/pdfs/honest-pdfs.ts'
import { expect, test } from '../aster.ts'
import { long } from '../long.ts'
import { Reader, sendHeld, unlock } from './reader.ts'

test.slow() // from the question to the certificate

const said = 'Visitámos as enfermarias todas as semanas.'

test(
  '36.16 an expert is asked in Portuguese, is chosen, signs and reports, and at the end gets a Portuguese certificate that anybody can verify',
  long,
  async ({ page, browser, aster, store }) => {
    const person = { name: 'Inês', surname: 'Tavares', general_availability: 'Online and onsite support' }
    const expert = await keepExpert(store, person, 'active')
    const hospital = await keepHospital(store, 'eligible', [], { name: 'Hospital do Embondeiro' })
    await store.db
      .updateTable('application')
      .set({ locale: 'pt' })
      .where('id', 'in', [expert.id, hospital.id])
      .execute()
    const staff = await makeStaff(store, 'coordinator')
    const match = await keepMatch(store, hospital.id, 'suggested', { expertId: expert.id })
    const others = [
      await keepInterested(store, staff, hospital.id),
      await keepInterested(store, staff, hospital.id),
    ]
    const rows = await store.db.selectFrom('application').select('answers').execute()
    const typed = rows.flatMap(({ answers }) => Object.values(answers as object))
    const reader = new Reader('pt', [
      ...typed.filter((one) => typeof one === 'string'),
      ...others.map(({ name }) => name),
      'Inês Tavares',
      said,
    ])
    const { t } = reader
    const seen = async () => ({ id: match.id, version: (await matchIn(store, match.id)).version })
    const atHospital = await browser.newPage({ baseURL: aster.url })

    await test.step('the expert is asked and is interested', async () => {
      expect((await askExperts(store, staff, hospital.id, { matchIds: [match.id] })).ok).toBe(true)
      const mails = await reader.readsMails(aster, expert.email, 1)
      await page.goto(linkIn(mails, /invitation\?k=/))
      expect(new URL(page.url()).pathname).toBe('/pt/invitation')
      await reader.reads(page)
      await page.getByRole('button', { name: t('invitation.interested') }).click()
      await expect(page.getByRole('heading', { name: t('invitation.saidInterested') })).toBeVisible()
      await reader.reads(page)
    })

    await test.step('the hospital chooses from its shortlist', async () => {
      const matchIds = [match.id, ...others.map(({ id }) => id)]
      expect((await sendShortlist(store, staff, hospital.id, { matchIds })).ok).toBe(true)
      const mails = await reader.readsMails(aster, hospital.email, 1)
      await atHospital.goto(linkIn(mails, /select-expert\?h=/))
      await unlock(atHospital, hospital)
      await atHospital.getByRole('radio', { name: /Inês Tavares/ }).check()
      await atHospital.getByRole('button', { name: t('selectExpert.confirm') }).click()
      const dialog = atHospital.getByRole('dialog')
      await dialog.getByRole('button', { name: t('selectExpert.yes'), exact: true }).click()
      await expect(atHospital.getByText(t('selectExpert.made'))).toBeVisible()
      await reader.reads(atHospital)
      expect(await confirmChoice(store, staff, { ...(await seen()), stands: true })).toMatchObject(fine)
    })

    await test.step('both accept the agreement, and the hospital hands in its letter', async () => {
      await sendHeld(store)
      await atHospital.goto(linkIn(await reader.readsMails(aster, hospital.email, 3), /edit\?h=/))
      await unlockIfAsked(atHospital, hospital)
      await sign(atHospital, reader, 'Kojo Asante')
      const file = { name: 'carta.pdf', mimeType: 'application/pdf', buffer: Buffer.from(honestPdf(2000)) }
      await atHospital.getByLabel(t('programme.letter')).setInputFiles(file)
      await atHospital.getByRole('button', { name: t('programme.handIn') }).click()
      await expect(atHospital.getByText(t('programme.done_letter'))).toBeVisible()
      await reader.reads(atHospital)
      await page.goto(linkIn(await reader.readsMails(aster, expert.email, 3), /edit\?h=/))
      await unlockIfAsked(page, expert)
      await sign(page, reader, 'Inês Tavares')
      await reader.reads(page)
    })

    await test.step('they work together and report', async () => {
      const [starts_on = '', ends_on = ''] = [0, 200].map((days) => dayIn(days))
      expect(await beginCollaboration(store, staff, { ...(await seen()), starts_on, ends_on })).toMatchObject(
        fine,
      )
      await page.reload()
      await page.getByRole('button', { name: t('programme.write_midterm_report') }).click()
      for (const question of ['activities', 'changes', 'difficulties', 'next'] as const)
        await page.getByLabel(t(`midtermReport.${question}`)).fill(said)
      await reader.reads(page)
      await page.getByRole('button', { name: t('programme.sendReport') }).click()
      await expect(page.getByText(t('programme.done_report'))).toBeVisible()
      const words = { activities: said, changes: said, next: said, story_consent: true }
      const report = (side: 'expert' | 'hospital', kind: ReportKind, answers: object) =>
        sendReport(
          store,
          { applicationId: side === 'expert' ? expert.id : hospital.id, kind: side },
          { matchId: match.id, kind },
          { answers, locale: 'pt' },
        )
      expect(await report('expert', 'final_report', words)).toMatchObject(fine)
      const feedback = { ...words, rating: 'very_helpful' }
      expect(await report('hospital', 'feedback_report', feedback)).toMatchObject(fine)
      for (const { kind, version } of (await matchIn(store, match.id)).reports) {
        const decision = { id: match.id, kind, version, decision: 'accept', note: '' } as const
        expect(await decideReport(store, staff, decision)).toMatchObject(fine)
      }
      expect(await completeCollaboration(store, staff, await seen())).toMatchObject(fine)
    })

    await test.step('every mail came, in Portuguese', async () => {
      await sendHeld(store)
      const told = async (email: string, ...keys: readonly MessageKey[]) => {
        const subjects = (await reader.readsMails(aster, email, keys.length)).map(
          ({ headers }) => headers.subject,
        )
        const wanted = keys.map((key) => sayOf(reader, key))
        for (const subject of wanted) expect(subjects).toContainEqual(expect.stringContaining(subject))
      }
      await told(
        hospital.email,
        ...(['choosing.shortlist_subject', 'choosing.chosen_subject'] as const),
        ...(['confirmed', 'begun', 'completed'] as const).map(
          (act) => `collaboration.${act}_hospital_subject` as const,
        ),
      )
      await told(
        expert.email,
        ...(['asking.subject', 'choosing.selected_subject'] as const),
        ...(['confirmed', 'begun', 'completed'] as const).map(
          (act) => `collaboration.${act}_expert_subject` as const,
        ),
      )
    })

    await test.step('the certificate is Portuguese, and anybody can verify it', async () => {
      await page.reload()
      const link = page.getByRole('link', { name: t('programme.certificate') })
      await expect(link).toBeVisible()
      await reader.reads(page)
      const answer = await page.request.get((await link.getAttribute('href')) ?? '')
      const sheet = new PDFDocument(await answer.body()).loadPage(0)
      const printed = sheet.toStructuredText('').asText().replace(/\s+/g, ' ')
      for (const words of [t('certificate.title'), 'Inês Tavares', hospital.name])
        expect(printed).toContain(words)
      const [code = ''] = /\w{4}-\w{4}-\w{4}/.exec(printed) ?? []
      await page.goto(`/pt/certificate/${code}`)
      await expect(page.getByText('Inês Tavares', { exact: true })).toBeVisible()
      await reader.reads(page)
    })
    await atHospital.close()
  },
)

const linkIn = (mails: readonly ReadMail[], page: RegExp): string =>
  mails
    .toSorted((one, other) => Date.parse(one.headers.date ?? '') - Date.parse(other.headers.date ?? ''))
    .flatMap(({ text }) => text.match(/https?:\/\/\S+\?[hk]=[\w-]{22}/g) ?? [])
    .findLast((link) => page.test(link)) ?? ''

const dayIn = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

/** The beginning of a message, up to its first placeholder. */
const sayOf = ({ t }: Reader, key: MessageKey): string =>
  (t as (key: MessageKey) => string)(key).split('{', 1)[0] ?? ''

async function unlockIfAsked(page: Page, person: { email: string; pin: string }): Promise<void> {
  const dialog = page.getByRole('dialog')
  await expect(dialog.or(page.locator('.editing:not([inert])')).first()).toBeVisible()
  if (await dialog.isVisible()) await unlock(page, person)
}

async function sign(page: Page, { t }: Reader, name: string): Promise<void> {
  await page.getByLabel(t('programme.agreementName')).fill(name)
  await page.getByRole('button', { name: t('programme.accept') }).click()
  await expect(page.getByText(t('programme.done_agreement'))).toBeVisible()
}
