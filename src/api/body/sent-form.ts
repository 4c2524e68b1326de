import { localeFor } from '../../domain/messages/locales.ts'
import type { Caller } from '../../http/sessions/caller.ts'
import type { Proof } from '../../services/protection/captcha/open-captcha.ts'

type Sent = {
  answers?: unknown
  headers: { [name in HeaderOfForm]?: string | undefined }
}

type HeaderOfForm = 'accept-language' | 'idempotency-key' | 'finished-drafts' | 'x-captcha-token'

export type ReadForm = ReturnType<typeof formReader>

/** A form as a page or a program sends it, for the use case to judge. */
export function formReader(withPseudoLocales: boolean) {
  return ({ answers, headers }: Sent, caller: Caller) => ({
    answers,
    locale: localeFor(headers['accept-language'], withPseudoLocales),
    idempotencyKey: headers['idempotency-key'],
    drafts: headers['finished-drafts']?.split(','),
    proof: proofIn(headers['x-captcha-token'], caller),
  })
}

/** A solved challenge or, from a page over plain http, its stamp, which contains dots. */
function proofIn(token: string | undefined, { name: caller }: Caller): Proof {
  return token?.includes('.') ? { stamp: token, trap: undefined, caller } : { token, caller }
}
