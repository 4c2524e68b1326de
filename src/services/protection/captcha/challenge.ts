import { createHmac, randomInt } from 'node:crypto'
import { createChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import * as v from 'valibot'
import { challenge, longestToken, solvedChallenge } from '../../../domain/api/protection.ts'
import type { FormId } from '../../../domain/forms/engine/form.ts'
import { isSignedBy, type SigningKey } from '../signing-key.ts'

/** `cost` is the most keys that a browser has to derive. */
export type CaptchaSettings = SigningKey & { cost: number }

const hourInMilliseconds = 3_600_000

/** PBKDF2 iterations per key: few long derivations cost a phone less than many short ones. */
const iterations = 1000

/** Bounded work, so that no visitor waits longer by chance. Stateless: the challenge is signed. */
export async function issueChallenge({ key, cost }: CaptchaSettings, form: FormId) {
  const made = await createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: iterations,
    counter: randomInt(Math.ceil(cost / 2), cost + 1),
    data: { form },
    deriveKey,
    expiresAt: new Date(Date.now() + hourInMilliseconds),
    ...secretsOf(key),
  })
  return v.parse(challenge, made)
}

/** The expected key is signed, too, so that verification need not derive it again. */
const secretsOf = (key: string) => ({
  hmacSignatureSecret: key,
  hmacKeySignatureSecret: `${key} of derived keys`,
})

/** The pass of a solved challenge; undefined if it is wrong, expired or not ours. */
export function readSolution(settings: CaptchaSettings, token: string) {
  const solved = parse(token)
  if (!solved) return undefined
  const { nonce, expiresAt, data } = solved.challenge.parameters
  const pass = { id: nonce, expiresAt: new Date(expiresAt * 1000) }
  return Date.now() < pass.expiresAt.getTime() && isRight(settings, solved)
    ? { form: data.form, pass }
    : undefined
}

type Solved = v.InferOutput<typeof solvedChallenge>

/** Same signature as altcha-lib, but synchronous. */
function isRight(settings: CaptchaSettings, { challenge, solution }: Solved): boolean {
  const { parameters, signature } = challenge
  const text = JSON.stringify(parameters) // with its names in the order of the alphabet, like the schema's
  const derivedKey = Buffer.from(solution.derivedKey, 'hex')
  return (
    isSignedBy(settings, signature, (key) => sign(secretsOf(key).hmacSignatureSecret, text)) &&
    isSignedBy(settings, parameters.keySignature, (key) =>
      sign(secretsOf(key).hmacKeySignatureSecret, derivedKey),
    )
  )
}

const sign = (secret: string, signed: string | Buffer) =>
  createHmac('sha256', secret).update(signed).digest('hex')

function parse(token: string) {
  if (token.length > longestToken) return undefined
  try {
    const parsed = v.safeParse(solvedChallenge, JSON.parse(Buffer.from(token, 'base64').toString()))
    return parsed.success ? parsed.output : undefined
  } catch {
    return undefined // no JSON
  }
}
