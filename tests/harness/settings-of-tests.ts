import { deriveKey } from '../../src/services/protection/signing-key.ts'
import { secretOfTests } from './page-opened.ts'
import { captchaOfTests } from './solve-captcha.ts'

/** As a server has them whose secret is that of the tests; `site` is where people reach it. */
export const signInOfTests = (site: string) => ({
  key: deriveKey(secretOfTests, 'sign-in').toString('base64url'),
  publicUrl: new URL(site),
})

export const settingsOfTests = {
  captcha: captchaOfTests,
  signIn: signInOfTests('https://aster.example'),
  preview: { key: deriveKey(secretOfTests, 'preview').toString('base64url') },
  pins: { key: deriveKey(secretOfTests, 'pin').toString('base64url') },
  mailHoldMs: 600_000,
  mailsAreFiles: false,
}
