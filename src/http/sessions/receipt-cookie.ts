import type { FastifyReply } from 'fastify'
import { brand } from '../../domain/brand.ts'
import type { FormId } from '../../domain/forms/engine/form.ts'
import { hostCookie } from '../../domain/protection/host-cookie.ts'
import { lifetimes } from '../../domain/protection/lifetimes.ts'

const nameFor = (form: FormId) => `${brand.slug}-receipt-${form}`

/** What a receipt says of a form that gives no reference. */
const noReference = 'sent'

/** The browser that has sent a form can show its receipt again; an address that is passed on shows nothing. */
export function keepReceipt(reply: FastifyReply, form: FormId, reference: string = noReference): void {
  const { secure } = reply.server.csrf
  const name = hostCookie(nameFor(form), { protocol: secure ? 'https:' : 'http:' })
  const maxAge = lifetimes.receipt * 60
  reply.setCookie(name, reference, { path: '/', httpOnly: true, sameSite: 'lax', secure, maxAge })
}

/** Unsigned, since it opens nothing: it decides whether this browser reads a sentence again. */
export function hasReceipt(cookies: string, form: FormId, reference: string = noReference): boolean {
  const found = new RegExp(`(?:^|; )(?:__Host-)?${nameFor(form)}=([\\w-]+)`).exec(cookies)
  return found?.[1] === reference
}
