import { createHmac } from 'node:crypto'
import { passkey } from '@better-auth/passkey'
import { betterAuth } from 'better-auth'
import { APIError, createAuthMiddleware } from 'better-auth/api'
import { twoFactor } from 'better-auth/plugins/two-factor'
import { brand } from '../../domain/brand.ts'
import { hostCookie } from '../../domain/protection/host-cookie.ts'
import { lifetimes } from '../../domain/protection/lifetimes.ts'
import { passwordLength } from '../../domain/staff/password.ts'
import type { Store } from '../../store/open-store.ts'
import { isEnabled } from '../../store/staff/staff-members.ts'
import { hashPassword, matchesHash } from '../protection/hash-password.ts'
import { isSame, type SigningKey } from '../protection/signing-key.ts'

/** `key` signs cookies and encrypts second steps; `publicUrl` says whether cookies need https. */
export type SignInSettings = SigningKey & { publicUrl: URL }

export type SignIn = ReturnType<typeof openSignIn>

/** The store, and what signing in needs besides. */
export type StaffStore = Store & { signIn: SignIn; settings: SignInSettings }

/** Values of Set-Cookie headers. */
export type SetCookies = readonly string[]

/** The headers of a request with these cookies. */
export const sending = (cookies: string) => new Headers({ cookie: cookies })

const idleSeconds = lifetimes.staffSession.idle * 60
/** Interval at which a session in use is extended. */
const touchSeconds = 5 * 60

const createdAt = 'created_at'
const updatedAt = 'updated_at'
const userId = 'user_id'
const expiresAt = 'expires_at'

/**
 * better-auth on our own tables. Only its functions are used, never its HTTP routes, so that access, limits and
 * forgery are judged in one place; it reaches no other server.
 */
export function openSignIn(store: Store, settings: SignInSettings) {
  const { key, formerKey, publicUrl } = settings
  return betterAuth({
    appName: brand.name,
    baseURL: publicUrl.origin,
    secret: key,
    database: { db: store.db, type: 'postgres' },
    telemetry: { enabled: false },
    rateLimit: { enabled: false }, // ours run before
    logger: {
      log: (level, _message, ...about) => {
        const err = about.find((one) => one instanceof Error)
        if (level === 'error') store.log.error({ err }, 'Sign-in failed with an error')
      },
    },
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      minPasswordLength: passwordLength.min,
      maxPasswordLength: passwordLength.max,
      password: { hash: hashPassword, verify: ({ hash, password }) => matchesHash(password, hash) },
    },
    hooks: {
      // The library knows only the current key.
      before: createAuthMiddleware(async ({ headers: given }) => {
        if (formerKey === undefined) return
        const headers = new Headers(given)
        headers.set('cookie', signCookiesAnew({ key, formerKey }, headers.get('cookie') ?? ''))
        return { context: { headers } }
      }),
    },
    user: {
      modelName: 'staff_user',
      fields: { emailVerified: 'email_verified', createdAt, updatedAt },
      additionalFields: {
        role: { type: 'string', required: true, input: false },
        disabledAt: { type: 'date', required: false, input: false, fieldName: 'disabled_at' },
        timeZone: { type: 'string', required: false, input: false, fieldName: 'time_zone' },
        isZoneChosen: { type: 'boolean', required: false, input: false, fieldName: 'time_zone_chosen' },
      },
    },
    account: {
      modelName: 'staff_account',
      fields: { userId, accountId: 'account_id', providerId: 'provider_id', createdAt, updatedAt },
    },
    session: {
      modelName: 'staff_session',
      fields: { userId, expiresAt, createdAt, updatedAt, ipAddress: 'ip_address', userAgent: 'user_agent' },
      expiresIn: idleSeconds,
      updateAge: touchSeconds,
      additionalFields: {
        withPasskey: { type: 'boolean', required: false, input: false, fieldName: 'with_passkey' },
      },
      freshAge: 0, // sensitive changes ask for the password instead
    },
    databaseHooks: {
      session: {
        create: {
          before: async (session, context) => {
            if (!(await isEnabled(store, session.userId))) return false
            return hasShownPasskey(context) ? { data: { ...session, withPasskey: true } } : undefined
          },
        },
      },
    },
    verification: {
      modelName: 'staff_verification',
      fields: { expiresAt, createdAt, updatedAt },
    },
    plugins: [
      twoFactor({
        issuer: brand.name,
        // We make, hash and show the codes; the library compares hashes and removes the one that was used.
        backupCodeOptions: { storeBackupCodes: 'plain', customBackupCodesGenerate: () => [] },
        schema: {
          user: { fields: { twoFactorEnabled: 'two_factor_enabled' } },
          twoFactor: {
            modelName: 'staff_two_factor',
            fields: {
              userId,
              backupCodes: 'backup_codes',
              failedVerificationCount: 'failed_verification_count',
              lockedUntil: 'locked_until',
            },
          },
        },
      }),
      passkey({
        rpID: publicUrl.hostname,
        rpName: brand.name,
        origin: publicUrl.origin,
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
        registration: {
          afterVerification: async ({ verification }) => insist(verification.registrationInfo?.userVerified),
        },
        authentication: {
          afterVerification: async ({ verification }) => insist(verification.authenticationInfo.userVerified),
        },
        schema: {
          passkey: {
            modelName: 'staff_passkey',
            fields: {
              userId,
              createdAt,
              publicKey: 'public_key',
              credentialID: 'credential_id',
              deviceType: 'device_type',
              backedUp: 'backed_up',
            },
          },
        },
      }),
    ],
    advanced: {
      // The library knows `__Secure-` alone; its own prefix is off, and ours says more.
      useSecureCookies: false,
      cookiePrefix: hostCookie(brand.slug, publicUrl),
      defaultCookieAttributes: {
        sameSite: 'strict',
        httpOnly: true,
        secure: publicUrl.protocol === 'https:',
        path: '/',
      },
      ipAddress: { disableIpTracking: true },
      // Our migrations are tested against the database; columns for other ways to sign in do not exist.
      database: { generateId: 'uuid', validateSchema: false },
    },
  })
}

/** A session that begins with a passkey, or that a changed password renews. */
function hasShownPasskey(
  context: {
    path?: string | undefined
    context: { session?: { session: { withPasskey?: unknown } } | null }
  } | null,
): boolean {
  if (context?.path === '/passkey/verify-authentication') return true
  return context?.path === '/change-password' && context.context.session?.session.withPasskey === true
}

/** A passkey counts as two factors only with user verification. */
function insist(isUserVerified: boolean | undefined): void {
  if (!isUserVerified) throw new APIError('UNAUTHORIZED')
}

/** Re-signs cookies of the former key with the current one. */
function signCookiesAnew({ key, formerKey }: { key: string; formerKey: string }, cookies: string): string {
  return cookies
    .split('; ')
    .map((pair) => {
      const [, name, value, signature] = signed.exec(pair) ?? []
      if (!name || !value || !signature) return pair
      const isFormer = isSame(decodeURIComponent(signature), sign(formerKey, value))
      return isFormer ? `${name}=${value}.${encodeURIComponent(sign(key, value))}` : pair
    })
    .join('; ')
}

/** A signed cookie of better-auth: a token, and 32 bytes in base64. */
const signed = /^([^=]+)=([\w-]+)\.((?:[A-Za-z0-9]|%2[BF]){43}%3D)$/

const sign = (key: string, value: string) => createHmac('sha256', key).update(value).digest('base64')
