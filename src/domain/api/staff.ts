import * as v from 'valibot'
import { fieldCode } from '../refusals.ts'
import { longestText } from '../staff/first-administrator.ts'
import { passwordLength } from '../staff/password.ts'
import { body, json, success, word } from './endpoint-parts.ts'
import { passkeyPaths } from './staff/staff-paths.ts'

/** WebAuthn JSON, which only the browser and the library read. */
const ceremony = v.looseObject({ challenge: v.string() })
const credential = v.looseObject({ id: v.string(fieldCode('invalid_type')) }, fieldCode('invalid_type'))
const options = json(ceremony, {
  challenge: '4rDKqWlmH8vYx1b0Zs3T7g',
  rpId: 'aster.example',
  userVerification: 'required',
})
const exampleCredential = { id: 'q7VhN2c0T1mXo3kZr8Yw5g', type: 'public-key', response: {} }

/** Passkeys need a script in the browser, and so endpoints; everything else about signing in is a page. */
export const passkeyEndpoints = {
  beginPasskey: {
    method: 'POST',
    path: passkeyPaths.begin,
    access: 'staff',
    beforeSecondStep: true,
    limit: 'signIn',
    request: { body: body({ password: word(passwordLength.max) }) },
    example: { password: 'otter lantern gravel quince' },
    answer: options,
    problems: ['invalid_answers'],
  },
  addPasskey: {
    method: 'POST',
    path: passkeyPaths.passkeys,
    access: 'staff',
    beforeSecondStep: true,
    limit: 'write',
    request: { body: body({ name: word(longestText), response: credential }) },
    example: { name: 'Office laptop', response: exampleCredential },
    answer: success,
    problems: ['wrong_credentials'],
  },
  beginPasskeySignIn: {
    method: 'POST',
    path: passkeyPaths.beginSignIn,
    access: 'public',
    limit: 'signIn',
    answer: options,
  },
  signInWithPasskey: {
    method: 'POST',
    path: passkeyPaths.signIn,
    access: 'public',
    limit: 'signIn',
    request: { body: body({ response: credential }) },
    example: { response: exampleCredential },
    answer: success,
    problems: ['wrong_credentials'],
  },
} as const
