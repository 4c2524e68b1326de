import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { tellFigures } from '../harness/setup/trial.ts'
import { type Instances, startInstances } from './instances.ts'
import { hasFailed, type Load, type Made, startLoad } from './load.ts'
import {
  findMailedTwice,
  findMiscounted,
  findUnmailed,
  holdMails,
  runningLeases,
  tallyClearings,
  waitForMails,
} from './once.ts'
import { startProxy } from './proxy.ts'

vi.setConfig({ testTimeout: 900_000, hookTimeout: 200_000 })

const soon = { timeout: 120_000, interval: 20 }
const [readers, writers] = [4, 4]

/** The proxy notices a killed instance when it next polls its connections. */
const noticedMs = 100

describe.each([2, 4])('%i instances', (count) => {
  let instances: Instances
  let made: Made[]
  let clearings: () => Promise<number>
  beforeAll(async () => {
    instances = await startInstances(count, async (database) => {
      clearings = await tallyClearings(database)
    })
  })
  afterAll(() => instances.stop())

  /** Ends `some` instances one after the other, each when the previous one is back. */
  async function endSome(signal: 'SIGTERM' | 'SIGKILL', load: Load, some: number) {
    const gone: { at: number; leases: string[] }[] = []
    for (let turn = 0; turn < some; turn++) {
      const instance = instances.all[turn % count] as (typeof instances.all)[number]
      const enough = load.made.length + 50
      await vi.waitUntil(() => load.made.length > enough, soon)
      const { goneAt: at } = await instance.end(signal)
      gone.push({ at, leases: await runningLeases(instances) })
      await instance.restart()
      await vi.waitUntil(() => instance.answered() > 3, soon) // the proxy uses it again
    }
    return gone
  }

  test('29.6 a rolling restart, as in an upgrade, fails no request and sends no mail twice', async () => {
    const load = startLoad(instances.proxy, { readers, writers })
    const held = await holdMails(instances)
    const { length: stops } = await endSome('SIGTERM', load, 12)
    await load.stop()
    await waitForMails(instances)
    tellFigures(`${count} instances, ${stops} x SIGTERM of one under load`, {
      requests: load.made.length,
      failed: load.made.filter(hasFailed).length,
      mails: instances.listener.arrived.length,
      'mails twice': findMailedTwice(instances).length,
    })
    expect(load.made.filter(hasFailed)).toEqual([])
    expect(await findMiscounted(instances, load.made)).toEqual([])
    expect(findMailedTwice(instances)).toEqual([])
    expect(findUnmailed(instances, held)).toEqual([])
  })

  test('29.7 a kill fails only the requests in progress on that instance, and nothing is done twice', async () => {
    const load = startLoad(instances.proxy, { readers, writers })
    const ports = instances.all.map(({ port }) => port)
    const timid = await startProxy(ports, [
      ['next_upstream error timeout;', 'next_upstream off;'],
      ['proxy_cache aster_cache;', 'proxy_cache off;'],
    ])
    const unguarded = startLoad(timid, { readers: 2, writers: 0 })
    const held = await holdMails(instances)
    const gone = await endSome('SIGKILL', load, 12)
    await Promise.all([load.stop(), unguarded.stop()])
    await timid.stop()
    const inDoubt = await waitForMails(
      instances,
      gone.flatMap(({ leases }) => leases),
    )
    made = load.made
    const failed = made.filter(hasFailed)
    const wasUnderWay = ({ began, ended }: Made) =>
      gone.some(({ at }) => began <= at + noticedMs && ended > at - 2000)
    const twice = findMailedTwice(instances)
    tellFigures(`${count} instances, ${gone.length} x kill -9 of one under load`, {
      requests: made.length,
      'failed under way': failed.length,
      'failed otherwise': failed.filter((one) => !wasUnderWay(one)).length,
      'control without another instance': unguarded.made.filter(hasFailed).length,
      mails: instances.listener.arrived.length,
      'mails twice': twice.length,
    })
    expect(failed.filter((one) => one.what === 'page' || !wasUnderWay(one))).toEqual([])
    expect(failed.length).toBeLessThanOrEqual(writers * gone.length)
    expect(unguarded.made.filter(hasFailed), 'the control').not.toEqual([])
    expect(await findMiscounted(instances, made, gone)).toEqual([])
    expect(twice.filter((id) => !inDoubt.includes(id))).toEqual([])
    expect(findUnmailed(instances, held)).toEqual([])
  })

  test('29.12 however many instances start in a night, one of them runs the clean-up', async () => {
    const { db } = instances.store
    const ended = () =>
      db.selectFrom('retention_run').select('night').where('ended_at', 'is not', null).execute()
    const before = await clearings()
    expect(before).toBe((await ended()).length)

    await db.deleteFrom('retention_run').execute()
    const [instance] = instances.all
    await instance?.end('SIGTERM')
    await instance?.restart()
    await vi.waitUntil(async () => (await ended()).length === 1, soon)
    expect(await clearings()).toBe(before + 1)
  })

  test('29.7 the check detects writes that are doubled or lost', async () => {
    const view = made.findLast(({ what, status }) => what === 'view' && status === 201)
    const [message] = made.filter(({ what, status }) => what === 'message' && status === 201)
    const { db } = instances.store
    const kept = await db
      .selectFrom('page_view')
      .selectAll()
      .where('entered_at', '=', new Date(view?.mark ?? ''))
      .executeTakeFirstOrThrow()
    await db
      .insertInto('page_view')
      .values({ ...kept, id: undefined })
      .execute()
    await db
      .deleteFrom('contact_message')
      .where(sql<boolean>`answers ->> 'message' = ${message?.mark}`)
      .execute()
    expect(await findMiscounted(instances, made)).toEqual(
      expect.arrayContaining([
        `view ${view?.mark}, answered with 201, is there 2 times`,
        `message ${message?.mark}, answered with 201, is there 0 times`,
      ]),
    )
    const { listener } = instances
    const before = findMailedTwice(instances).length
    listener.arrived.push(...listener.arrived.slice(0, 1))
    expect(findMailedTwice(instances)).toHaveLength(before + 1)
    expect(findUnmailed(instances, ['nobody@hospital.example'])).toHaveLength(1)
  })
})
