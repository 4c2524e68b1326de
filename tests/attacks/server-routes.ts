import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { FastifyInstance, RouteOptions } from 'fastify'
import type { Access } from '../../src/domain/api/endpoints.ts'
import { locales, pseudoLocales } from '../../src/domain/messages/locales.ts'
import { secretOfTests } from '../harness/protection/page-opened.ts'
import { serveAster } from '../harness/server/serve-aster.ts'
import { startAster } from '../harness/server/start-aster.ts'
import { isFull } from '../harness/setup/trial.ts'

export type ServerRoute = { method: string; url: string; access: Access }

/** A page or document has the same access rules in every language, so a short run judges the English one alone. */
export const isRepeated = (url: string) =>
  Object.entries(isFull ? pseudoLocales : { ...locales, ...pseudoLocales }).some(
    ([locale, { prefix }]) => prefix && (`${url}/`.startsWith(`${prefix}/`) || url.includes(`.${locale}.`)),
  )

/** Settings of a server that accepts forwarded addresses and sessions of tests. */
export const attackable = { ASTER_SECRET: secretOfTests, ASTER_TRUST_PROXY: 'loopback' }

/** The real server with a list of all its routes. */
export async function startAsterWithRoutes(databaseUrl: string) {
  const aster = await startAster(databaseUrl, {
    ...attackable,
    SMTP_URL: 'smtp://127.0.0.1:1', // no SMTP server: mails stay queued
    NODE_OPTIONS: '--import ./tests/attacks/print-routes-program.ts',
  })
  const [, printed = '[]'] = /^routes (.*)$/m.exec(aster.printed()) ?? []
  return { aster, routes: inEveryLanguage(JSON.parse(printed)) }
}

/** The same inside the test process, where it starts ten times as fast. */
export async function serveAsterWithRoutes(databaseUrl: string) {
  const registered: RouteOptions[] = []
  const listen = (message: unknown) =>
    (message as { fastify: FastifyInstance }).fastify.addHook('onRoute', (route) => {
      registered.push(route)
    })
  subscribe('fastify.initialization', listen)
  const aster = await serveAster(databaseUrl, { ...attackable, SMTP_URL: 'smtp://127.0.0.1:1' })
  unsubscribe('fastify.initialization', listen)
  const routes = registered.flatMap(({ method, url, config }) =>
    [method].flat().map((each) => ({ method: each, url, access: config?.access as Access })),
  )
  return { aster, routes: inEveryLanguage(routes) }
}

/** The router has one route for all languages but English. */
const inEveryLanguage = (routes: readonly ServerRoute[]) =>
  routes.flatMap((route) => inEachLanguage(route.url).map((url) => ({ ...route, url })))

function inEachLanguage(url: string): string[] {
  const [, languages, path = ''] = /^\/:language\((.*?)\)(.*)$/.exec(url) ?? []
  return languages ? languages.split('|').map((language) => `/${language}${path}`) : [url]
}
