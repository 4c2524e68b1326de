import type { Access } from '../../src/domain/api/endpoints.ts'
import { secretOfTests } from '../harness/page-opened.ts'
import { startAster } from '../harness/start-aster.ts'

export type ToldRoute = { method: string; url: string; access: Access }

/** Its page in real languages is a route of the same access. */
export const isOfMadeUpLocale = (url: string) => /^\/(en-xa|ar-xb)(?=\/|$)/.test(url)

/** Settings of a server that believes what tests say of where they call from, and takes their sessions. */
export const attackable = { ASTER_SECRET: secretOfTests, ASTER_TRUST_PROXY: 'loopback' }

/** The real server, with every route that it serves. */
export async function startTellingAster(databaseUrl: string) {
  const aster = await startAster(databaseUrl, {
    ...attackable,
    SMTP_URL: 'smtp://127.0.0.1:1', // nobody listens: mails wait
    NODE_OPTIONS: '--import ./tests/attacks/tell-routes-program.ts',
  })
  const [, told = '[]'] = /^routes (.*)$/m.exec(aster.printed()) ?? []
  return { aster, routes: JSON.parse(told) as ToldRoute[] }
}
