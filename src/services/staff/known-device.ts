import { createHmac, randomBytes } from 'node:crypto'
import { hostCookie } from '../../domain/protection/host-cookie.ts'
import { isSignedBy } from '../protection/signing-key.ts'
import type { SignInSettings } from './open-sign-in.ts'

const name = 'STAFF-DEVICE'
const days = 180

/**
 * Device cookie (OWASP): attempts from a known browser are counted apart, so that strangers cannot lock the owner out.
 * It grants no access.
 */
export function deviceCookie(email: string, { key, publicUrl }: SignInSettings): string {
  const nonce = randomBytes(16).toString('base64url')
  const secure = publicUrl.protocol === 'https:' ? '; Secure' : ''
  const value = `${nonce}.${seal(key, email, nonce)}`
  return `${hostCookie(name, publicUrl)}=${value}; Max-Age=${days * 86_400}; Path=/; HttpOnly; SameSite=Strict${secure}`
}

/** The id of a browser on which the account is known, by its cookies; undefined for others. */
export function knownDevice(cookies: string, email: string, settings: SignInSettings): string | undefined {
  const start = `${hostCookie(name, settings.publicUrl)}=`
  const sent = cookies.split(/;\s*/).find((pair) => pair.startsWith(start))
  const [nonce = '', sealed = ''] = sent?.slice(start.length).split('.') ?? []
  return isSignedBy(settings, sealed, (key) => seal(key, email, nonce)) ? nonce : undefined
}

function seal(key: string, email: string, nonce: string): string {
  return createHmac('sha256', key).update(`device ${email.toLowerCase()} ${nonce}`).digest('base64url')
}
