import type { apiPaths } from '../../domain/api/paths.ts'
import { type Challenge, solve } from '../protection/solve.ts'
import { call, codeOf } from './call.ts'
import type { Outcome, Unsent } from './outbox.ts'
import { sendKeptFile } from './send-kept-file.ts'

/** Duplicated, so that a form does not load the other paths; the compiler compares them. */
const challengePath: typeof apiPaths.captchaChallenge = '/api/auth/captcha-challenge'

/**
 * Undefined while offline. The idempotency key makes the form count once, also when another tab sends it. Its files must
 * not change for that, so each is recorded before the form is sent.
 */
export async function sendUnsent(
  waiting: Unsent,
  note: (unsent: Unsent) => Promise<unknown>,
): Promise<Outcome | undefined> {
  let unsent = waiting
  for (const field of waiting.files) {
    const sent = await sendKeptFile(`${unsent.form}.${field}`)
    if (!sent) return undefined
    if ('refused' in sent) return { state: 'refused', code: sent.refused }
    unsent = withFile(unsent, field, sent.id)
    await note(unsent)
  }
  const first = await post(unsent)
  const answer = first && codeOf(first) === 'captcha_failed' ? await post(unsent) : first
  if (!answer || isPassing(answer.status)) return undefined
  const code = codeOf(answer)
  if (code) return { state: 'refused', code }
  return { state: 'arrived', reference: (JSON.parse(answer.body) as { reference?: string }).reference ?? '' }
}

function withFile(unsent: Unsent, field: string, id: string): Unsent {
  const body = JSON.stringify({ ...JSON.parse(unsent.body), [field]: id })
  return { ...unsent, body, files: unsent.files.filter((name) => name !== field) }
}

async function post({ form, path, key, body, copies, locale }: Unsent) {
  const token = await proofFor(form)
  if (token === undefined) return undefined
  return call({
    method: 'POST',
    path,
    body,
    headers: {
      'content-type': 'application/json',
      'accept-language': locale,
      'idempotency-key': key,
      'x-captcha-token': token,
      ...(copies.length > 0 && { 'finished-drafts': copies.join() }),
    },
  })
}

async function proofFor(form: string): Promise<string | undefined> {
  const answer = await call({ method: 'GET', path: `${challengePath}?form=${form}` })
  if (answer?.status !== 200) return undefined
  const challenge = JSON.parse(answer.body) as Challenge
  return btoa(JSON.stringify({ challenge, solution: await solve(challenge) }))
}

/** A busy or broken server says nothing about the form. */
const isPassing = (status: number) => status === 429 || status >= 500
