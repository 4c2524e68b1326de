import * as v from 'valibot'
import type { FormId } from '../forms/engine/form.ts'
import { fieldCode } from '../refusals.ts'
import { body, json, writes } from './endpoint-parts.ts'
import { apiPaths } from './paths.ts'

const forms = ['expert', 'hospital', 'trainer', 'contact'] as const satisfies readonly FormId[]
const form = v.picklist(forms, fieldCode('invalid_choice'))

const hex = (bytes: number) => v.pipe(v.string(), v.regex(new RegExp(`^[0-9a-f]{${2 * bytes}}$`)))
const whole = v.pipe(v.number(), v.safeInteger(), v.minValue(0))

/** A challenge of altcha (version 2): find the counter whose derived key begins with `keyPrefix`. */
export const challenge = v.strictObject({
  parameters: v.strictObject({
    algorithm: v.literal('PBKDF2/SHA-256'),
    cost: whole,
    data: v.strictObject({ form }),
    expiresAt: whole,
    keyLength: v.literal(32),
    keyPrefix: hex(16),
    keySignature: hex(32),
    nonce: hex(16),
    salt: hex(16),
  }),
  signature: hex(32),
})

/** The decoded content of a token. */
export const solvedChallenge = v.object({
  challenge,
  solution: v.object({ counter: whole, derivedKey: hex(32) }),
})

export const longestToken = 2000

/** The proof of work that replaces a captcha, without a task for people. */
export const captchaEndpoints = {
  readChallenge: {
    method: 'GET',
    path: apiPaths.captchaChallenge,
    access: 'public',
    limit: 'challenge',
    request: { query: body({ form }) },
    answer: json(challenge, {
      parameters: {
        algorithm: 'PBKDF2/SHA-256',
        cost: 1000,
        data: { form: 'expert' },
        expiresAt: 1_794_738_600,
        keyLength: 32,
        keyPrefix: '6b1f0c5a9e2d4478b0c3a1d95e7f2286',
        keySignature: '2468ace13579bdf02468a3f1c5d7e9b20468a3f1c5d7e9b20468ace13579bdf0',
        nonce: '0f4e2b7a91c84d6f8a3e5b1c7d902f46',
        salt: 'c29a7e1d504b4f3896de02b5a8f41c73',
      },
      signature: 'a3f1c5d7e9b20468ace13579bdf02468a3f1c5d7e9b20468ace13579bdf02468',
    }),
  },
  verifyCaptcha: {
    ...writes,
    path: '/api/auth/verify-captcha',
    access: 'public',
    request: {
      body: body({
        token: v.pipe(v.string(fieldCode('invalid_type')), v.maxLength(longestToken, fieldCode('too_long'))),
      }),
    },
    example: { token: 'eyJjaGFsbGVuZ2UiOnsicGFyYW1ldGVycyI6…' },
    answer: json(v.object({ success: v.boolean() }), { success: true }),
  },
} as const
