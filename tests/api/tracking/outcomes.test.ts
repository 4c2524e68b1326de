import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { paths } from '../../../src/domain/paths.ts'
import type { Stage } from '../../../src/domain/tracking/outcomes.ts'
import { type Office, openOffice } from '../office.ts'
import { figuresOf, march } from './seeded.ts'
import { seedOutcomes } from './seeded-outcomes.ts'

let office: Office
beforeAll(async () => {
  office = await openOffice()
  await seedOutcomes(office.store)
})
afterAll(() => office.close())

const region = {
  africa: '1',
  easternMediterranean: '2',
  europe: '3',
  southEastAsia: '4',
  americas: '5',
  westernPacific: '6',
}
const outcomes = async (query: object) => (await figuresOf(office.store, { ...march, ...query })).outcomes

describe('16.17 requests by stage', () => {
  const at = async (query: object, day: string) => {
    const { slots, outcomes } = await figuresOf(office.store, { ...march, region: region.africa, ...query })
    const index = slots.findIndex(({ to }) => to === day)
    const counts = Object.entries(outcomes.stages) as [Stage, number[]][]
    return Object.fromEntries(counts.flatMap(([stage, all]) => (all[index] ? [[stage, all[index]]] : [])))
  }

  test('16.17 are counted at the end of each UTC day, without undone moves', async () => {
    expect(await at({}, '2026-03-01')).toEqual({ search: 1, closed: 1 })
    expect(await at({}, '2026-03-02')).toEqual({ choice: 1, closed: 1 })
    expect(await at({}, '2026-03-06'), 'a withdrawal was undone').toEqual({ choice: 1, closed: 1 })
    expect(await at({}, '2026-03-15')).toEqual({ review: 1, choice: 1, closed: 1 })
    expect(await at({}, '2026-03-20')).toEqual({ review: 1, work: 1, closed: 1 })
    expect(await at({}, '2026-03-31')).toEqual({ review: 2, work: 1, closed: 1 })
  })

  test('16.17 are counted at the end of each week or month for longer periods', async () => {
    const weeks = { from: '2026-02-11', to: '2026-04-30' }
    expect(await at(weeks, '2026-02-15')).toEqual({ review: 1, closed: 1 })
    expect(await at(weeks, '2026-03-01')).toEqual({ search: 1, closed: 1 })
    expect(await at(weeks, '2026-03-08')).toEqual({ choice: 1, closed: 1 })
    const months = { from: '2025-05-01', to: '2026-04-30' }
    expect(await at(months, '2025-12-31')).toEqual({})
    expect(await at(months, '2026-01-31')).toEqual({ review: 1 })
    expect(await at(months, '2026-02-28')).toEqual({ search: 1, closed: 1 })
    expect(await at(months, '2026-04-30')).toEqual({ review: 2, work: 1, closed: 2 })
  })

  test('16.17 are not counted for days to come', async () => {
    const { stages } = await outcomes({ from: '2026-11-10', to: '2026-11-20' })
    expect(stages.review).toHaveLength(6)
  })
})

describe('16.18 to 16.21 the outcomes of requests', () => {
  test('16.18 the first match is the first shortlist or choice that was not undone', async () => {
    expect((await outcomes({ region: region.europe })).inRegion).toMatchObject({
      requests: 5,
      matched: 3,
      medianDays: 30, // of 7, 30 and 61 days
      chosen: 1,
      medianDaysToChoice: 40,
      waits: { days_7: 1, days_14: 0, days_30: 1, days_60: 0, longer: 1, open: 1, closed: 1 },
    })
  })

  test('16.19 the last answer of an expert counts, and only silence until the last day is no answer', async () => {
    expect((await outcomes({ region: region.americas })).inRegion.invitations).toEqual({
      interested: 3,
      declined: 2,
      expired: 1,
      taken_back: 1,
      open: 2,
    })
  })

  test('16.20 reports are in time until the end of their last UTC day, and a paused collaboration owes none', async () => {
    const { reports } = (await outcomes({ region: region.southEastAsia })).inRegion
    expect(reports.byKind).toEqual([
      { kind: 'midterm_report', times: { in_time: 2, late: 1, missing: 0, waived: 0 } },
      { kind: 'final_report', times: { in_time: 0, late: 0, missing: 2, waived: 0 } },
      { kind: 'feedback_report', times: { in_time: 0, late: 0, missing: 0, waived: 1 } },
    ])
    expect(reports.all).toEqual({ in_time: 2, late: 1, missing: 2, waived: 1 })
  })

  test('16.20 a report is not missing before its last day is over', async () => {
    const { everywhere } = await outcomes({ from: '2999-03-01', to: '2999-03-01' })
    expect(everywhere.reports.all).toEqual({ in_time: 1, late: 0, missing: 0, waived: 0 })
  })

  test('16.21 ratings are those of feedback that came in the period and was not sent back or waived', async () => {
    expect((await outcomes({ region: region.westernPacific })).inRegion.ratings).toEqual({
      very_helpful: 2,
      helpful: 1,
      partly_helpful: 1,
      not_helpful: 0,
    })
  })
})

describe('16.22 regions', () => {
  test('16.22 are those of the countries of hospitals, and all together count everybody', async () => {
    const { regions, everywhere, inRegion } = await outcomes({})
    expect(regions.map(({ region, requests }) => [region, requests])).toEqual([
      [1, 2],
      [2, 0],
      [3, 5],
      [4, 0],
      [5, 0],
      [6, 0],
      [0, 1],
    ])
    expect(everywhere.requests).toBe(8)
    expect(inRegion).toEqual(everywhere)
    expect(everywhere.invitations.interested).toBe(3)
    expect(everywhere.reports.all.missing).toBe(2)
    expect(everywhere.ratings.very_helpful).toBe(2)
  })

  const open = async (query: string) => {
    const { browser } = await office.signedInAs('coordinator')
    return (await browser.open(`${paths.adminInsight()}?from=2026-03-01&to=2026-03-31${query}`)).html
  }

  test('16.22 are chosen in the address, which keeps the days, and compared in a table', async () => {
    const html = await open('&region=3')
    expect(html).toContain(
      `href="${paths.adminInsight()}?from=2026-03-01&amp;to=2026-03-31&amp;region=6#outcomes"`,
    )
    expect(html).toMatch(/aria-current="page"[^>]*>Europe</)
    expect(html).toContain('days=30&amp;region=3')
    expect(html).toContain('<input type="hidden" name="region" value="3"/>')
    expect(html).toContain('matches.csv?from=2026-03-01&amp;to=2026-03-31&amp;region=3')
    const row = (head: string, ...cells: string[]) =>
      `<th scope="row">${head}</th>${cells.map((cell) => `<td>${cell}</td>`).join('')}`
    expect(html).toContain(row('Europe', '5', '30 days', '–', '–', '–'))
    expect(html).toContain(row('Eastern-Mediterranean region', '0', '–', '–', '–', '–'))
    expect(html).toContain(row('No region', '1', '–', '–', '–', '–'))
    expect(html).toContain(row('All regions', '8', '30 days', '50%', '40%', '3.3'))
  })

  test('16.22 say what is wrong if the region does not exist', async () => {
    const html = await open('&region=9')
    expect(html).toContain('Please choose one of the regions')
    expect(html).not.toContain('name="region"')
  })

  test('16.23 every outcome is said in words and has its figures in a table', async () => {
    const html = await open('')
    expect(html).toContain('On 31 March 2026: 10 open requests')
    expect(html).toContain('3 of 6 experts who answered, or let the time pass, are interested: 50%.')
    expect(html).toContain(
      '2 of 5 reports that were due in these days came in time: 40%. One more was not needed. The fainter part of a bar came late.',
    )
    expect(html).toContain('4 hospitals sent feedback in these days: 3.3 of 4 points on average.')
    expect(html).toContain('<th scope="row">Mid-term report</th><td>2</td><td>1</td><td>0</td><td>0</td>')
    expect(html).toContain('<th scope="row">Up to 7 days</th><td>1</td>')
  })

  test('16.23 each outcome says so if it has no data', async () => {
    const html = await open('&region=2')
    for (const said of [
      'No request had come by the end of these days.',
      'No request came in these days.',
      'No expert was invited in these days.',
      'No report was due in these days.',
      'No hospital sent feedback in these days.',
    ]) {
      expect(html).toContain(said)
    }
  })
})
