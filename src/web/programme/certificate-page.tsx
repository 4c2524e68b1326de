import type { VerifiedCertificate } from '../../domain/api/programme.ts'
import { paths } from '../../domain/paths.ts'
import { readCertificateCode, sayCertificateCode } from '../../domain/programme/certificate-code.ts'
import { done } from '../../domain/refusals.ts'
import { formatDate } from '../content/format-date.ts'
import { WriteToUs } from '../matching/invitation/write-to-us.tsx'
import { type Page, type PageContext, route } from '../page.ts'
import { pageTitle } from '../shell/page-title.ts'
import { Band } from '../ui/band/band.tsx'
import { Button } from '../ui/button/button.tsx'
import { Callout } from '../ui/callout/callout.tsx'
import { Field } from '../ui/field/field.tsx'
import { KeyValues } from '../ui/key-values/key-values.tsx'
import { MoreLink } from '../ui/more-link/more-link.tsx'
import { PageHead } from '../ui/page-head/page-head.tsx'
import { TextInput } from '../ui/text-input/text-input.tsx'

type Data = { typed: string; isEmpty?: boolean; found?: VerifiedCertificate }

/** Confirms a certificate by its code, which its reader typed or opened as the printed link. */
const verificationPage: Page<Data> = {
  title: ({ t, data }) => pageTitle(t, t(titleOf(data)), data.isEmpty ? { code: 'required' } : {}),
  description: ({ t }) => t('verification.description', { name: t('languages.name') }),
  isMissing: ({ typed, found }) => typed !== '' && !found,
  Body: (context) => {
    const { data } = context
    if (data.found) return <Confirmed {...context} found={data.found} />
    return <Question {...context} />
  },
}

const titleOf = ({ typed, found }: Data) =>
  found ? 'verification.foundTitle' : typed ? 'verification.unknownTitle' : 'verification.title'

function Confirmed({ t, href, locale, data, found }: PageContext<Data> & { found: VerifiedCertificate }) {
  const { name, hospital, starts_on, ends_on, issued_on } = found
  const day = (date: string) => formatDate(date, locale)
  const period =
    starts_on && ends_on ? t('verification.fromTo', { from: day(starts_on), to: day(ends_on) }) : undefined
  const items = [
    { term: t('verification.name'), value: <bdi>{name}</bdi> },
    { term: t('verification.hospital'), value: <bdi>{hospital}</bdi> },
    ...(period ? [{ term: t('verification.period'), value: period }] : []),
    { term: t('verification.issuedOn'), value: day(issued_on) },
  ]
  const code = sayCertificateCode(readCertificateCode(data.typed) ?? '')
  return (
    <>
      <PageHead
        title={t('verification.foundTitle')}
        lede={t('verification.foundLede', { registry: t('languages.name'), code: isolated(code) })}
      />
      <Band inner="stack gap-6">
        <p>{t('verification.compare')}</p>
        <KeyValues items={items} />
        <p>
          <MoreLink href={href(paths.certificates())}>{t('verification.another')}</MoreLink>
        </p>
      </Band>
    </>
  )
}

/** Isolates a code; beside Arabic text, a code that begins with digits would otherwise end with them. */
const isolated = (code: string) => `\u2066${code.replaceAll('-', '\u2011')}\u2069`

function Question(context: PageContext<Data>) {
  const { t, data } = context
  const isUnknown = data.typed !== ''
  return (
    <>
      <PageHead
        title={t(titleOf(data))}
        lede={
          isUnknown ? t('verification.unknownLede') : t('verification.lede', { name: t('languages.name') })
        }
      />
      <Band inner="split">
        <div className="stack gap-6">
          <CodeForm {...context} />
          {isUnknown && <WriteToUs {...context} about={t('verification.maybe')} />}
        </div>
        <Callout title={t('verification.toldTitle')}>
          <p>{t('verification.told')}</p>
        </Callout>
      </Band>
    </>
  )
}

/** Sent by GET: it changes nothing, and needs neither a cookie nor a script. */
function CodeForm({ t, href, data }: PageContext<Data>) {
  const mistake = mistakeOf(data)
  return (
    <form method="get" action={href(paths.certificates())} className="stack gap-5" noValidate>
      <Field
        id="code"
        label={t('verification.code')}
        hint={t('verification.codeHint')}
        error={mistake && t(mistake)}
      >
        {(control) => (
          <TextInput
            {...control}
            name="code"
            dir="ltr"
            required
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            defaultValue={data.typed}
          />
        )}
      </Field>
      <div>
        <Button type="submit">{t('verification.verify')}</Button>
      </div>
    </form>
  )
}

function mistakeOf({ typed, isEmpty }: Data) {
  if (typed === '') return isEmpty ? 'verification.emptyError' : undefined
  return readCertificateCode(typed) ? 'verification.unknownError' : 'verification.lengthError'
}

/** Longer than any code with its spaces, or its link. */
const longestTyped = 200

export const verificationRoute = route<Data>({
  access: 'public',
  page: verificationPage,
  name: ({ t }) => t('verification.title'),
  styles: ['base', 'forms'],
  readLimit: 'certificate',
  load: async ({ services, params, query }) => {
    const typed = (params.code ?? query.code ?? '').trim().slice(0, longestTyped)
    if (typed === '') return done({ typed, isEmpty: query.code !== undefined })
    const outcome = await services.programme.verifyCertificate(typed)
    return done({ typed, ...(outcome.ok && { found: outcome.value }) })
  },
})
