import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Endpoint, endpoints } from '../../src/domain/api/endpoints.ts'
import { applicationCalls } from '../../src/domain/applicants/applicant-paths.ts'
import { paths } from '../../src/domain/paths.ts'
import { isForStaff, mayDo } from '../../src/domain/staff/roles.ts'
import { isSafe } from '../../src/http/limits/judge-before-body.ts'
import { freshDatabase, type TestDatabase } from '../harness/postgres/test-database.ts'
import type { ServedAster } from '../harness/server/serve-aster.ts'
import { isFull, tellFigures } from '../harness/setup/trial.ts'
import { type Actor, gatherActors, openSession } from './actors.ts'
import { aim } from './aimed-paths.ts'
import { fingerprint } from './fingerprint.ts'
import { anyCaller, type Client, eachOf, type Heard, openClient, ownPage } from './http-client.ts'
import { isRepeated, type ServerRoute, serveAsterWithRoutes } from './server-routes.ts'
import { keepVictims, mark, type Victims } from './victims.ts'

let database: TestDatabase
let aster: ServedAster
let routes: ServerRoute[]
let victims: Victims
let actors: Actor[]
let client: Client
let page: Awaited<ReturnType<typeof ownPage>>
beforeAll(async () => {
  database = await freshDatabase()
  const told = await serveAsterWithRoutes(database.url)
  aster = told.aster
  // A short run leaves out HEAD and other languages, which have the same access rules.
  routes = told.routes.filter(({ method, url }) => isFull || !(method === 'HEAD' || isRepeated(url)))
  victims = await keepVictims(database.store)
  actors = await gatherActors(database.store, aster.url)
  client = openClient(aster.url)
  page = await ownPage(client)
})
afterAll(async () => {
  client.close()
  await aster.stop()
  await database.drop()
})

const isPage = (url: string) => !url.startsWith('/api/')
const isRead = ({ method }: Pick<ServerRoute, 'method'>) => isSafe(method)
const nameOf = ({ method, url }: ServerRoute) => `${method} ${url}`
const endpointAt = ({ method, url }: ServerRoute) =>
  Object.values<Endpoint>(endpoints).find((one) => one.method === method && one.path === url)

/** Sends a request like our own pages, with a valid body. */
function attempt(route: ServerRoute, { cookie }: Pick<Actor, 'cookie'>): Promise<Heard> {
  const { method, url, access } = route
  const { example = {}, stream } = endpointAt(route) ?? {}
  const type = isPage(url) ? 'application/x-www-form-urlencoded' : (stream ?? 'application/json')
  return client.call({
    method,
    path: aim(url, victims),
    headers: {
      ...page,
      cookie: `${page.cookie}; ${cookie}`,
      'sec-fetch-site': 'same-origin',
      'x-forwarded-for': anyCaller(),
      'tus-resumable': '1.0.0',
      ...(!isRead(route) && { 'content-type': type.replace('*', 'jpeg') }),
    },
    ...(!isRead(route) && {
      body: isPage(url) ? '_action=x' : JSON.stringify(access === 'public' ? {} : example),
    }),
  })
}

/** The expected refusal by the declared access; undefined if the caller is allowed. */
function refusalOf({ url, access }: ServerRoute, { is }: Pick<Actor, 'is'>): number | undefined {
  if (isForStaff(access)) {
    if (is === 'nobody' || is === 'applicant') return isPage(url) ? 303 : 401
    return access === 'staff' || mayDo(is, access) ? undefined : 403
  }
  if (access !== 'edit_session') return undefined
  if (is !== 'applicant') return 401
  return /:(id|hash|fileKey)/.test(url) ? 404 : undefined // a route without an owner acts on the caller's own data
}

/** The page of one's own application is public, and answers a post of a stranger with the question for the PIN. */
const asksForPin = ({ url }: ServerRoute) =>
  [paths.editExpert(), paths.editHospital(), paths.editTrainer()].some((path) => url.endsWith(path))

/** All faults of a response. */
function faultsOf(route: ServerRoute, actor: Pick<Actor, 'is'>, { status, headers, body }: Heard): string[] {
  const refusal = refusalOf(route, actor)
  const mayRead = refusal === undefined && isForStaff(route.access)
  return [
    status >= 500 && `fails with ${status}`,
    refusal !== undefined && status !== refusal && `is answered ${status}, not ${refusal}`,
    refusal === undefined && [401, 403].includes(status) && !asksForPin(route) && `is refused with ${status}`,
    refusal === 303 && !headers.location?.includes(paths.login()) && `leads to ${headers.location}`,
    !mayRead && mark.test(body + JSON.stringify(headers)) && 'shows what belongs to a victim',
  ].flatMap((fault) => (fault ? [`${nameOf(route)} ${fault}`] : []))
}

/** Signing out would end the session of the test. */
const isOwnEnd = ({ url }: ServerRoute) => url === endpoints.signOut.path

/** Tries forbidden and public routes first, then the reads of staff that `isShown` chooses. */
async function tryAll(
  actor: Actor,
  some = routes,
  isShown: (route: ServerRoute) => boolean = () => true,
): Promise<{ faults: string[]; changed: string[]; tried: number }> {
  const faults: string[] = []
  const mine = some.filter((route) => !isOwnEnd(route))
  const isStaffWork = (route: ServerRoute) =>
    isForStaff(route.access) && refusalOf(route, actor) === undefined
  const judge = async (route: ServerRoute) => {
    faults.push(...faultsOf(route, actor, await attempt(route, actor)))
  }
  const before = await fingerprint(database.store)
  const others = mine.filter((route) => !isStaffWork(route))
  await eachOf(others, 8, judge)
  const after = await fingerprint(database.store)
  const reads = mine.filter((route) => isStaffWork(route) && isRead(route) && isShown(route)) // writes would succeed
  await eachOf(reads, 8, judge)
  const changed = Object.keys(after).filter((table) => before[table] !== after[table])
  return { faults, changed, tried: others.length + reads.length }
}

test('30.1 the test covers every endpoint and every page, and each declares its access', () => {
  const shape = (method: string, path: string) => `${method} ${path.replace(/:\w+/g, ':')}`
  const known = new Set(routes.map(({ method, url }) => shape(method, url)))
  for (const { method, path } of Object.values<Endpoint>(endpoints)) {
    if (method !== 'HEAD') expect(known).toContain(shape(method, path))
  }
  for (const path of Object.values(paths)) {
    expect(known).toContain(shape('GET', path(':x').split('#', 1)[0] as string))
  }
  expect(routes.filter(({ access }) => !access)).toEqual([])
})

test('30.1 a route parameter without a declared owner is an error', () => {
  expect(() => aim('/api/new-things/:id', victims)).toThrow('Say in aimed-paths.ts whose :id')
})

test('30.1 only callers with the declared access may call a route; others are refused, see nothing and change nothing', {
  timeout: 400_000,
}, async () => {
  let all = 0
  const known = new Set<string>()
  // An administrator reads every page of staff; in a short run the other roles share those that they may read.
  const thirds = new Map(routes.map((route, at) => [route, at % 3]))
  for (const [turn, actor] of actors.entries()) {
    // In a short run, callers whom the server takes for the same as an earlier one share the routes.
    const isRest = !isFull && known.has(actor.is)
    known.add(actor.is)
    const { faults, changed, tried } = await tryAll(
      actor,
      isRest ? routes.filter((_, at) => at % 12 === turn % 12) : routes,
      (route) =>
        isFull || actor.is === 'administrator' || !isPage(route.url) || thirds.get(route) === turn % 3,
    )
    expect({ faults, changed }, actor.name).toEqual({ faults: [], changed: [] })
    all += tried
  }
  tellFigures('every route', { routes: routes.length, actors: actors.length, tried: all, faults: 0 })
})

test('30.1 owners can read and erase their own data', async () => {
  const { store } = database
  const owners = {
    [applicationCalls.expert]: await openSession(store, victims.expert.id),
    [applicationCalls.hospital]: await openSession(store, victims.hospital.id),
    [applicationCalls.trainer]: await openSession(store, victims.trainer.id),
  }
  // Drawn pages are pictures, and these files are no PDFs.
  const own = routes.filter(
    ({ access, method, url }) => access === 'edit_session' && method === 'GET' && !url.includes('/pages'),
  )
  const ownerOf = ({ url }: ServerRoute) =>
    Object.entries(owners).find(([start]) => url.startsWith(start))?.[1]
  for (const route of own.filter(ownerOf)) {
    const { status, body } = await attempt(route, { cookie: ownerOf(route) ?? '' })
    expect([status, mark.test(body)], nameOf(route)).toEqual([200, true])
  }
  const before = await fingerprint(store)
  for (const [start, cookie] of Object.entries(owners)) {
    const [erase] = routes.filter(({ method, url }) => method === 'DELETE' && url === `${start}/:id`)
    expect((await attempt(erase as ServerRoute, { cookie })).status).toBe(200)
  }
  expect(await fingerprint(store)).not.toEqual(before)
})

test('30.1 the check detects a caller with too many rights', async () => {
  const viewer = actors.find(({ is }) => is === 'viewer') as Actor
  const two = routes.filter(({ url }) => ['/api/admin/today', '/admin/inbox'].includes(url))
  const { faults } = await tryAll({ ...viewer, is: 'nobody' }, two)
  expect(faults).toContain('GET /api/admin/today is answered 200, not 401')
  expect(faults).toContain('GET /admin/inbox is answered 200, not 303')
})
