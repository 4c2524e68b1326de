import { createHmac, randomUUID } from 'node:crypto'
import { isUuid } from '../../../domain/api/uuid.ts'
import type { FormId } from '../../../domain/forms/engine/form.ts'
import { lifetimes } from '../../../domain/protection/lifetimes.ts'
import { isSignedBy, type SigningKey } from '../signing-key.ts'

const lifetime = lifetimes.pageStamp * 60_000

/** Signed time at which a form's page was opened, for posts without JavaScript. */
export function stampPage(key: string, form: FormId, now = Date.now()): string {
  const text = `${randomUUID()}.${now.toString(36)}`
  return `${text}.${sign(key, form, text)}`
}

/** Reads a stamp; undefined if it is not ours, belongs to another form or has expired. */
export function readStamp(signing: SigningKey, form: FormId, stamp: string, now = Date.now()) {
  const [id = '', opened = '', mac = ''] = stamp.split('.')
  const isOurs = isSignedBy(signing, mac, (key) => sign(key, form, `${id}.${opened}`))
  if (!isUuid(id) || !isOurs) return undefined
  const ageMs = now - Number.parseInt(opened, 36)
  return ageMs < lifetime ? { id, ageMs, expiresAt: new Date(now - ageMs + lifetime) } : undefined
}

function sign(key: string, form: FormId, text: string): string {
  return createHmac('sha256', key).update(`page ${form} ${text}`).digest('base64url').slice(0, 22)
}
