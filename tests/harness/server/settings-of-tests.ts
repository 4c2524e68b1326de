import { deriveKey } from '../../../src/services/protection/signing-key.ts'
import { secretOfTests } from '../protection/page-opened.ts'
import { captchaOfTests } from '../protection/solve-captcha.ts'

/** Sign-in settings with the secret of the tests; `site` is the public address. */
export const signInOfTests = (site: string) => ({
  key: deriveKey(secretOfTests, 'sign-in').toString('base64url'),
  publicUrl: new URL(site),
})

export const settingsOfTests = {
  captcha: captchaOfTests,
  signIn: signInOfTests('https://aster.example'),
  preview: { key: deriveKey(secretOfTests, 'preview').toString('base64url') },
  pins: { key: deriveKey(secretOfTests, 'pin').toString('base64url') },
  webhooks: { key: deriveKey(secretOfTests, 'webhook').toString('base64url'), mayBePrivate: true },
  mailHoldMs: 600_000,
  mailsAreFiles: false,
}
