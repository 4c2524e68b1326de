import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { paths } from '../../../src/domain/paths.ts'
import { roles } from '../../../src/domain/staff/roles.ts'
import { freshDatabase } from '../../harness/postgres/test-database.ts'
import { serveAster } from '../../harness/server/serve-aster.ts'
import { type Office, openOffice } from '../office.ts'
import { requireSecondStep, setUpSecondStep } from './second-step.ts'

let office: Office
beforeAll(async () => {
  office = await openOffice()
}, 60_000)
afterAll(() => office.close())
beforeEach(() => office.store.db.deleteFrom('second_step_rule').execute())

describe('10.14 the rule that requires a second step', () => {
  test('is set by administrators only, with a grace period and an audit entry', async () => {
    const { browser, id } = await office.signedInAs('administrator')
    for (const role of roles.filter((one) => one !== 'administrator')) {
      const other = await office.signedInAs(role)
      expect((await other.browser.open(paths.adminSecondStep())).status).toBe(403)
      const sent = await other.browser.post(paths.adminSecondStep(), { group: 'nobody', days: '0' })
      expect(sent.status).toBe(403)
    }
    const mistaken: Record<string, string>[] = [
      { group: 'all', days: '7' },
      { group: 'everybody', days: '365' },
      {},
    ]
    for (const wrong of mistaken)
      expect((await browser.post(paths.adminSecondStep(), wrong)).status).toBe(422)
    const save = (group: string, days: string) => browser.post(paths.adminSecondStep(), { group, days })
    expect((await save('administrators', '7')).location).toBe(`${paths.adminSecondStep()}?done=saved`)
    expect((await browser.open(paths.admin())).html).toContain('You have 7 days to set it up.')
    await save('everybody', '30')
    await save('everybody', '30') // no change, so no entry
    expect((await browser.open(paths.admin())).html).toContain('You have 7 days to set it up.')
    const viewer = await office.signedInAs('viewer')
    expect((await viewer.browser.open(paths.admin())).html).toContain('You have 30 days to set it up.')
    await save('nobody', '0')
    expect((await browser.open(paths.admin())).html).not.toContain('You have 7 days')
    const entries = await office.store.db
      .selectFrom('audit')
      .select(['before', 'after'])
      .where('action', '=', 'second_step_rule_changed')
      .where('staff_id', '=', id)
      .orderBy('id')
      .execute()
    const told = entries.map(({ before, after }) => [before, after].map((one) => one?.required_of))
    expect(told).toEqual([
      ['nobody', 'administrators'],
      ['administrators', 'everybody'],
      ['everybody', 'nobody'],
    ])
  })

  test('can take effect at once despite a later date, and is never postponed', async () => {
    await requireSecondStep(office.store, { administrators: 9, others: 9 })
    const { browser, id } = await office.signedInAs('administrator')
    const viewer = await office.signedInAs('viewer')
    const own = 'You have no second step yourself'
    const page = (await browser.open(paths.adminSecondStep())).html
    expect(page).toContain(own)
    expect(page).toContain('the earlier of the two counts')
    const save = (days: string) => browser.post(paths.adminSecondStep(), { group: 'everybody', days })
    await save('30')
    expect((await viewer.browser.open(paths.admin())).html).toContain('You have 9 days to set it up.')
    await save('0')
    for (const held of [viewer.browser, browser]) {
      expect((await held.open(paths.admin())).location).toBe(paths.adminSecondFactor())
    }
    await setUpSecondStep(browser)
    expect((await browser.open(paths.adminSecondStep())).html).not.toContain(own)
    await save('30')
    expect((await viewer.browser.open(paths.admin())).location).toBe(paths.adminSecondFactor())
    const changes = office.store.db.selectFrom('audit').select('after').where('staff_id', '=', id)
    const told = await changes.where('action', '=', 'second_step_rule_changed').execute()
    expect(told).toHaveLength(1) // saves without a change leave no entry
  })

  test('applies to administrators in production 14 days after the first start, elsewhere to nobody', async () => {
    expect(await office.store.db.selectFrom('second_step_rule').selectAll().execute()).toEqual([])
    const database = await freshDatabase()
    const production = {
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      ASTER_PUBLIC_URL: 'https://aster.example',
      ASTER_CAPTCHA_COST: '100',
      SMTP_URL: 'smtp://127.0.0.1:1',
    }
    const rule = () => database.store.db.selectFrom('second_step_rule').selectAll().executeTakeFirst()
    await (await serveAster(database.url, production)).stop()
    const first = await rule()
    const days = ((first?.administrators_from?.getTime() ?? 0) - Date.now()) / 86_400_000
    expect([Math.round(days), first?.others_from]).toEqual([14, null])
    await (await serveAster(database.url, production)).stop()
    expect(await rule()).toEqual(first)
    await database.drop()
  }, 120_000)
})
