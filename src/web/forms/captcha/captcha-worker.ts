import { type Challenge, solve } from './solve.ts'

type Asked = { form: string; isNew?: boolean }

/** Shorter than a challenge lives, so that none runs out on its way. */
const freshMs = 50 * 60_000
const patienceMs = 20_000

let made: { at: number; token: Promise<string> } | undefined

addEventListener('message', async ({ data, ports }: MessageEvent<Asked>) => {
  ports[0]?.postMessage(await tokenFor(data))
})

/** A page has one form, and a form needs one token. */
async function tokenFor({ form, isNew }: Asked): Promise<string> {
  const isFresh = made && !isNew && Date.now() - made.at < freshMs
  const known = isFresh && (await made?.token)
  if (known) return known
  made = { at: Date.now(), token: makeToken(form).catch(() => '') }
  return made.token
}

async function makeToken(form: string): Promise<string> {
  const response = await fetch(`/api/auth/captcha-challenge?form=${form}`, {
    signal: AbortSignal.timeout?.(patienceMs), // missing in browsers before 2022
  })
  const challenge = (await response.json()) as Challenge
  return btoa(JSON.stringify({ challenge, solution: await solve(challenge) }))
}
