import { randomInt } from 'node:crypto'
import type { FastifyInstance, InjectOptions } from 'fastify'
import { registerApi, requestGuards } from '../../src/api/register-api.ts'
import type { FormId } from '../../src/domain/forms/engine/form.ts'
import {
  createHttpServer,
  type HttpConfig,
  type Timeouts,
  usualTimeouts,
} from '../../src/http/http-server.ts'
import { createLog } from '../../src/http/logging/log.ts'
import type { PostOffice } from '../../src/services/mail/deliver-mail.ts'
import { openServices, type Services } from '../../src/services/services.ts'
import type { Store } from '../../src/store/open-store.ts'
import { freshDatabase, type TestDatabase } from '../harness/postgres/test-database.ts'
import { secretOfTests } from '../harness/protection/page-opened.ts'
import { solveCaptcha } from '../harness/protection/solve-captcha.ts'
import { letGo } from '../harness/server/let-go.ts'
import { settingsOfTests } from '../harness/server/settings-of-tests.ts'

/** `logged` returns everything logged so far. */
export type MountedApi = {
  app: FastifyInstance
  services: Services
  logged: () => string
  stop: () => Promise<void>
}
export type ApiApp = MountedApi & { database: TestDatabase }

/** A quarter of the usual timeouts, for tests that wait for them. */
export const shortTimeouts = Object.fromEntries(
  Object.entries(usualTimeouts).map(([name, ms]) => [name, ms / 4]),
) as Timeouts

type Extend = (app: FastifyInstance) => Promise<void>

export const settings: HttpConfig = {
  mode: 'test',
  publicUrl: new URL('https://aster.example'),
  trustProxy: [],
}

/** The API as the server mounts it; `extend` adds routes before it starts. */
export async function mountApi(
  store: Store,
  changes: Partial<HttpConfig> = {},
  extend: Extend = async () => {},
  post?: PostOffice,
  timeouts?: Timeouts,
): Promise<MountedApi> {
  const services = openServices(store, settingsOfTests, post?.tidy)
  const guards = requestGuards(services, { secret: secretOfTests })
  const lines: string[] = []
  const log = createLog('trace', { write: (line) => lines.push(line) })
  const app = await createHttpServer({ ...settings, ...changes }, guards, { log, timeouts })
  await registerApi(app, { services, stylesheets: ['/assets/base.css'], withPseudoLocales: true })
  await extend(app)
  await app.ready()
  const api: MountedApi = {
    app,
    services,
    logged: () => lines.join(''),
    async stop() {
      await app.close()
      await services.close()
      letGo(api)
    },
  }
  return api
}

/** The same with a database of its own. */
export async function startApi(
  changes?: Partial<HttpConfig>,
  extend?: Extend,
  timeouts?: Timeouts,
): Promise<ApiApp> {
  const database = await freshDatabase()
  const mounted = await mountApi(database.store, changes, extend, undefined, timeouts)
  const api: ApiApp = {
    ...mounted,
    database,
    async stop() {
      await mounted.stop()
      await database.drop()
      letGo(api)
    },
  }
  return api
}

export const message = {
  name: 'Ama',
  surname: 'Owusu',
  email: 'ama.owusu@hospital.example',
  phone: '+233 20 123 4567',
  message: 'May a district hospital apply?',
}

/** The cookie that a refused call sets, and the header that repeats it. */
export async function csrfHeaders(app: FastifyInstance): Promise<Record<string, string>> {
  const refused = await app.inject({ method: 'POST', url: '/api/contact' })
  const token = refused.cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value ?? ''
  return { cookie: `XSRF-TOKEN=${token}`, 'x-xsrf-token': token }
}

/** The proof of work of a form, from a random IP address, so that no rate limit applies. */
export async function captchaHeader(app: FastifyInstance, form: FormId): Promise<Record<string, string>> {
  const remoteAddress = `10.200.${randomInt(256)}.${randomInt(256)}`
  const token = await solveCaptcha(form, async (url) => (await app.inject({ url, remoteAddress })).json())
  return { 'x-captcha-token': token }
}

export async function postMessage(app: FastifyInstance, more: InjectOptions = {}) {
  const headers = { ...(await csrfHeaders(app)), ...(await captchaHeader(app, 'contact')), ...more.headers }
  return app.inject({ method: 'POST', url: '/api/contact', payload: message, ...more, headers })
}
