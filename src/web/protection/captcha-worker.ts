import { type Challenge, solve } from './solve.ts'

/** A classic worker without imports, for old browsers; it receives the URL of challenges. */
type Asked = { address: string; isNew?: boolean }

/** Shorter than the lifetime of a challenge, so that none expires in transit. */
const freshMs = 50 * 60_000
const patienceMs = 20_000

let made: { at: number; token: Promise<string> } | undefined

addEventListener('message', async ({ data, ports }: MessageEvent<Asked>) => {
  ports[0]?.postMessage(await tokenFor(data))
})

/** A page has one form, and a form needs one token. */
async function tokenFor({ address, isNew }: Asked): Promise<string> {
  const isFresh = made && !isNew && Date.now() - made.at < freshMs
  const known = isFresh && (await made?.token)
  if (known) return known
  made = { at: Date.now(), token: makeToken(address).catch(() => '') }
  return made.token
}

async function makeToken(address: string): Promise<string> {
  const response = await fetch(address, {
    signal: AbortSignal.timeout?.(patienceMs), // missing in browsers before 2022
  })
  const challenge = (await response.json()) as Challenge
  return btoa(JSON.stringify({ challenge, solution: await solve(challenge) }))
}
