import { localeFor } from '../domain/locales.ts'

type Sent = {
  answers?: unknown
  headers: { [name in HeaderOfForm]?: string | undefined }
}

type HeaderOfForm = 'accept-language' | 'idempotency-key' | 'finished-drafts' | 'x-captcha-token'

export type ReadForm = ReturnType<typeof formReader>

/** A form as a page or a program sends it, for the use case to judge. */
export function formReader(withPseudoLocales: boolean) {
  return ({ answers, headers }: Sent) => ({
    answers,
    locale: localeFor(headers['accept-language'], withPseudoLocales),
    idempotencyKey: headers['idempotency-key'],
    drafts: headers['finished-drafts']?.split(','),
    proof: { token: headers['x-captcha-token'] },
  })
}
