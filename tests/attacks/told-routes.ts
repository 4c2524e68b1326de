import type { Access } from '../../src/domain/api/endpoints.ts'
import { locales, pseudoLocales } from '../../src/domain/messages/locales.ts'
import { secretOfTests } from '../harness/page-opened.ts'
import { startAster } from '../harness/start-aster.ts'
import { isFull } from '../harness/trial.ts'

export type ToldRoute = { method: string; url: string; access: Access }

/** A page has the same access rules in every language, so a short run judges the English one alone. */
export const isRepeated = (url: string) =>
  Object.values(isFull ? pseudoLocales : { ...locales, ...pseudoLocales }).some(
    ({ prefix }) => prefix && `${url}/`.startsWith(`${prefix}/`),
  )

/** Settings of a server that accepts forwarded addresses and sessions of tests. */
export const attackable = { ASTER_SECRET: secretOfTests, ASTER_TRUST_PROXY: 'loopback' }

/** The real server with a list of all its routes. */
export async function startTellingAster(databaseUrl: string) {
  const aster = await startAster(databaseUrl, {
    ...attackable,
    SMTP_URL: 'smtp://127.0.0.1:1', // no SMTP server: mails stay queued
    NODE_OPTIONS: '--import ./tests/attacks/tell-routes-program.ts',
  })
  const [, told = '[]'] = /^routes (.*)$/m.exec(aster.printed()) ?? []
  const routes: ToldRoute[] = JSON.parse(told)
  return {
    aster,
    routes: routes.flatMap((route) => inEachLanguage(route.url).map((url) => ({ ...route, url }))),
  }
}

/** The router has one route for all languages but English. */
function inEachLanguage(url: string): string[] {
  const [, languages, path = ''] = /^\/:language\((.*?)\)(.*)$/.exec(url) ?? []
  return languages ? languages.split('|').map((language) => `/${language}${path}`) : [url]
}
