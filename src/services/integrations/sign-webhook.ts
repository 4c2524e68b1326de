import { createHmac, randomBytes } from 'node:crypto'

const prefix = 'whsec_'

/** A new secret in the format of Standard Webhooks. */
export const newSecret = () => prefix + randomBytes(32).toString('base64')

type Signed = { id: string; seconds: number; body: string }

/** HMAC-SHA256 over id, timestamp and body, with each secret that is valid: receivers accept any of them. */
export function signatureHeaders(secrets: readonly string[], { id, seconds, body }: Signed) {
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.slice(prefix.length), 'base64')
    return `v1,${createHmac('sha256', key).update(`${id}.${seconds}.${body}`).digest('base64')}`
  })
  return {
    'webhook-id': id,
    'webhook-timestamp': String(seconds),
    'webhook-signature': signatures.join(' '),
  }
}
