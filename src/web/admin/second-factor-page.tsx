import { paths } from '../../domain/paths.ts'
import { done, type FieldErrors } from '../../domain/refusals.ts'
import { type FormPost, type Page, type PageContext, route, type Submitted, signedIn } from '../page.ts'
import { pageTitle } from '../pages/page-title.ts'
import { Box } from '../ui/box/box.tsx'
import { LinkButton } from '../ui/button/button.tsx'
import { Message } from '../ui/message/message.tsx'
import { QrCode } from '../ui/qr-code/qr-code.tsx'
import { ActionForm } from './action-form.tsx'
import { AdminFrame } from './admin-frame.tsx'
import { Mistakes, type Question, TypedField } from './typed-field.tsx'

/** What the page asks for or shows; an address for the app and recovery codes are shown once. */
type FactorData = { errors: FieldErrors; failed?: 'renew' | 'end' } & (
  | { stage: 'off' | 'on' | 'ended' }
  | { stage: 'scan'; uri: string | undefined }
  | { stage: 'codes'; codes: readonly string[] }
)

const secondFactorPage: Page<FactorData> = {
  title: ({ t, data }) => pageTitle(t, t('account.secondFactor'), data.errors),
  description: ({ t }) => t('account.secondFactorDescription'),
  Body: (context) => {
    const { t, href, data } = context
    return (
      <AdminFrame
        {...context}
        title={t('account.secondFactor')}
        text={t('account.secondFactorText')}
        crumbs={[{ label: t('account.title'), href: href(paths.adminAccount()) }]}
      >
        {data.stage === 'ended' && <Message title={t('account.ended')} live />}
        {data.stage === 'codes' && <Codes {...context} codes={data.codes} />}
        {data.stage === 'scan' && <Scan {...context} uri={data.uri} />}
        {data.stage === 'on' && (
          <>
            <Confirmed {...context} does="renew" />
            <Confirmed {...context} does="end" />
          </>
        )}
        {(data.stage === 'off' || data.stage === 'ended') && <Confirmed {...context} does="begin" />}
      </AdminFrame>
    )
  },
}

export const secondFactorRoute = route<FactorData>({
  access: 'staff',
  limit: 'signIn', // the password can be guessed here, too
  page: secondFactorPage,
  styles: ['forms', 'admin'],
  bare: true,
  load: async (request) => {
    const own = await request.services.readStaff(signedIn(request).id)
    return done({ stage: own.ok && own.value.hasSecondFactor ? 'on' : 'off', errors: {} })
  },
  submit,
})

async function submit(post: FormPost): Promise<Submitted<FactorData>> {
  const { fields, services, cookies } = post
  const password = fields.password?.[0] ?? ''
  switch (fields.does?.[0]) {
    case 'begin': {
      const begun = await services.beginSecondFactor(cookies, password)
      if (begun.ok) return { status: 200, data: { stage: 'scan', uri: begun.value, errors: {} } }
      return { status: 422, data: { stage: 'off', errors: begun.refusal.errors ?? {} } }
    }
    case 'confirm': {
      const given = { cookies, code: fields.code?.[0] ?? '' }
      const confirmed = await services.confirmSecondFactor(signedIn(post), given)
      if (!confirmed.ok) {
        return {
          status: 422,
          data: { stage: 'scan', uri: undefined, errors: confirmed.refusal.errors ?? {} },
        }
      }
      const { recoveryCodes: codes, setCookies } = confirmed.value
      return { status: 200, data: { stage: 'codes', codes, errors: {} }, setCookies }
    }
    case 'renew': {
      const renewed = await services.renewRecoveryCodes(signedIn(post), { cookies, password })
      if (renewed.ok) return { status: 200, data: { stage: 'codes', codes: renewed.value, errors: {} } }
      return { status: 422, data: { stage: 'on', failed: 'renew', errors: renewed.refusal.errors ?? {} } }
    }
    case 'end': {
      const ended = await services.endSecondFactor(signedIn(post), { cookies, password })
      if (ended.ok) return { status: 200, data: { stage: 'ended', errors: {} }, setCookies: ended.value }
      return { status: 422, data: { stage: 'on', failed: 'end', errors: ended.refusal.errors ?? {} } }
    }
    default:
      return { redirect: paths.adminSecondFactor() }
  }
}

/** Asks for the password before anything about signing in changes. */
function Confirmed({
  t,
  href,
  csrfToken,
  data,
  does,
}: PageContext<FactorData> & { does: 'begin' | 'renew' | 'end' }) {
  const errors = data.stage !== 'on' || data.failed === does ? data.errors : {}
  const words = {
    begin: { title: t('account.setUp'), text: t('account.secondFactorOff'), label: t('account.begin') },
    renew: { title: t('account.renew'), text: t('account.renewText'), label: t('account.renew') },
    end: { title: t('account.end'), text: t('account.endText'), label: t('account.end') },
  }[does]
  const question: Question = {
    name: 'password',
    id: `${does}-password`,
    label: t('account.confirmPassword'),
    type: 'password',
    autoComplete: 'current-password',
  }
  return (
    <Box id={does} title={words.title}>
      <p>{words.text}</p>
      <Mistakes t={t} questions={[question]} errors={errors} />
      <ActionForm
        action={href(paths.adminSecondFactor())}
        csrfToken={csrfToken}
        does={does}
        label={words.label}
        variant={does === 'end' ? 'danger' : undefined}
      >
        <TypedField t={t} question={question} errors={errors} />
      </ActionForm>
    </Box>
  )
}

function Scan({
  t,
  href,
  csrfToken,
  data: { errors },
  uri,
}: PageContext<FactorData> & { uri?: string | undefined }) {
  const question: Question = {
    name: 'code',
    label: t('account.code'),
    type: 'text',
    autoComplete: 'one-time-code',
    code: true,
  }
  return (
    <Box id="scan" title={uri ? t('account.scan') : t('account.code')}>
      <Mistakes t={t} questions={[question]} errors={errors} />
      {uri && (
        <>
          <QrCode text={uri} label={t('account.qr')} />
          <p>
            {t('account.key')}: <code>{/secret=([^&]*)/.exec(uri)?.[1]}</code>
          </p>
        </>
      )}
      <p>{t('account.scanText')}</p>
      <ActionForm
        action={href(paths.adminSecondFactor())}
        csrfToken={csrfToken}
        does="confirm"
        label={t('account.confirm')}
      >
        <TypedField t={t} question={question} errors={errors} />
      </ActionForm>
    </Box>
  )
}

function Codes({ t, href, codes }: PageContext<FactorData> & { codes: readonly string[] }) {
  return (
    <>
      <Message title={t('account.isOn')} live />
      <Box id="codes" title={t('account.codesTitle')}>
        <p>{t('account.codesText')}</p>
        <ul className="recovery-codes">
          {codes.map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </ul>
        <div>
          <LinkButton href={href(paths.adminAccount())}>{t('account.codesKept')}</LinkButton>
        </div>
      </Box>
    </>
  )
}
