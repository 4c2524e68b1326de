import { paths } from '../../../domain/paths.ts'
import { done, type FieldErrors } from '../../../domain/refusals.ts'
import { isHeldBack } from '../../../domain/staff/staff.ts'
import type { RecoveryCodesLeft } from '../../../services/staff/recovery-codes.ts'
import { fieldOf, type PageContext, type PageRequest, signedIn } from '../../page.ts'
import { Box } from '../../ui/box/box.tsx'
import { Message } from '../../ui/message/message.tsx'
import { QrCode } from '../../ui/qr-code/qr-code.tsx'
import { adminPage } from '../admin-page.tsx'
import { ActionForm } from '../forms/action-form.tsx'
import { currentPassword, oneTimeCode, TypedFields, TypedMistakes } from '../forms/typed-fields.tsx'
import { AddPasskey } from './add-passkey.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'

/** The key address and the recovery codes are shown once. */
type FactorData = { errors: FieldErrors; failed?: 'renew' | 'end' } & (
  | { stage: 'off' | 'ended' }
  | ({ stage: 'on'; isRequired: boolean; isStale?: boolean } & RecoveryCodesLeft)
  | { stage: 'scan'; uri: string | undefined }
  | { stage: 'codes'; codes: readonly string[]; isNew: boolean }
)

export const secondFactorRoute = adminPage<FactorData>({
  access: 'staff',
  beforeSecondStep: true,
  limit: 'signIn', // the password can be guessed here, too
  script: 'secondStep',
  title: ({ t }) => t('account.secondFactor'),
  text: ({ t }) => t('account.secondFactorText'),
  description: ({ t }) => t('account.secondFactorDescription'),
  crumbs: ({ t, href, staff }) =>
    isHeldBack(signedIn({ staff }))
      ? undefined
      : [{ label: t('account.title'), href: href(paths.adminAccount()) }],
  // Hides the notice after set-up.
  staffAfter: (context) => {
    const { secondStepDays, ...staff } = signedIn(context)
    const isOwed = secondStepDays !== undefined && context.data.stage !== 'codes'
    return { ...staff, ...(isOwed && { secondStepDays }) }
  },
  load: async (request) => done(await readStage(request)),
  actions: {
    async begin(post) {
      const begun = await post.services.staff.beginSecondFactor(post.cookies, fieldOf(post, 'password'))
      if (begun.ok) return { data: { stage: 'scan', uri: begun.value, errors: {} } }
      const { refusal } = begun
      return { refusal, data: { stage: 'off', errors: refusal.errors ?? {} } }
    },
    async confirm(post) {
      const given = { cookies: post.cookies, code: fieldOf(post, 'code') }
      const confirmed = await post.services.staff.confirmSecondFactor(signedIn(post), given)
      if (confirmed.ok) {
        const { recoveryCodes: codes, setCookies } = confirmed.value
        return { data: { stage: 'codes', codes, isNew: true, errors: {} }, setCookies }
      }
      const isSentAgain = (await readStage(post)).stage === 'on'
      if (isSentAgain) return { redirect: paths.adminSecondFactor() }
      const { refusal } = confirmed
      const uri = keyAddressIn(fieldOf(post, 'uri'))
      return { refusal, data: { stage: 'scan', uri, errors: refusal.errors ?? {} } }
    },
    async renew(post) {
      const given = { cookies: post.cookies, password: fieldOf(post, 'password'), set: fieldOf(post, 'set') }
      const renewed = await post.services.staff.renewRecoveryCodes(signedIn(post), given)
      if (renewed.ok) return { data: { stage: 'codes', codes: renewed.value, isNew: false, errors: {} } }
      const { refusal } = renewed
      const { code, errors = {} } = refusal
      const isStale = code === 'version_conflict'
      return { refusal, data: await readStage(post, { failed: 'renew', isStale, errors }) }
    },
    async end(post) {
      const given = { cookies: post.cookies, password: fieldOf(post, 'password') }
      const ended = await post.services.staff.endSecondFactor(signedIn(post), given)
      if (ended.ok) return { data: { stage: 'ended', errors: {} }, setCookies: ended.value }
      const { refusal } = ended
      return { refusal, data: await readStage(post, { failed: 'end', errors: refusal.errors ?? {} }) }
    },
  },
  submit: async () => ({ redirect: paths.adminSecondFactor() }),
  Body: (context) => {
    const { t, data } = context
    const { stage } = data
    return (
      <>
        {stage === 'ended' && <Message title={t('account.ended')} live />}
        {stage === 'codes' && <RecoveryCodes {...context} codes={data.codes} isNew={data.isNew} />}
        {stage === 'scan' && <Scan {...context} uri={data.uri} />}
        {stage === 'on' && (
          <>
            {data.isStale && <Message tone="warn" title={t('account.renewedAlready')} live />}
            <WithPassword {...context} action="renew" />
            {data.isRequired ? <p>{t('account.endNot')}</p> : <WithPassword {...context} action="end" />}
          </>
        )}
        {(stage === 'off' || stage === 'ended') && <WithPassword {...context} action="begin" />}
        {stage === 'off' && isHeldBack(signedIn(context)) && (
          <AddPasskey {...context} title={t('account.orPasskey')} next={paths.admin()}>
            <p>{t('account.orPasskeyText')}</p>
          </AddPasskey>
        )}
      </>
    )
  },
})

async function readStage(
  request: PageRequest,
  more: { errors: FieldErrors; failed?: 'renew' | 'end'; isStale?: boolean } = { errors: {} },
): Promise<FactorData> {
  const { services } = request
  const { id, role } = signedIn(request)
  const own = await services.staff.readStaff(id)
  if (!own.ok || !own.value.hasSecondFactor) return { stage: 'off', errors: more.errors }
  const isRequired = (await services.staff.secondStepDue(role)) !== undefined
  return { stage: 'on', isRequired, ...(await services.staff.readRecoveryCodes(id)), ...more }
}

/** The form posts the key address, so that the QR code is still there after a wrong code. */
const keyAddressIn = (sent: string) => (sent.startsWith('otpauth://totp/') ? sent : undefined)

type PasswordProps = PageContext<FactorData> & { action: 'begin' | 'renew' | 'end' }

function WithPassword({ action, ...context }: PasswordProps) {
  const { t, data } = context
  const errors = data.stage !== 'on' || data.failed === action ? data.errors : {}
  const words = {
    begin: { title: t('account.setUp'), text: t('account.secondFactorOff'), label: t('account.begin') },
    renew: { title: t('account.renew'), text: t('account.renewText'), label: t('account.renew') },
    end: { title: t('account.end'), text: t('account.endText'), label: t('account.end') },
  }[action]
  const question = currentPassword(t('account.confirmPassword'), `${action}-password`)
  const fields = { t, questions: [question], errors }
  const codes = action === 'renew' && data.stage === 'on' ? data : undefined
  return (
    <Box id={action} title={words.title}>
      {codes?.left !== undefined && (
        <p>{codes.left > 0 ? t('account.codesLeft', { count: codes.left }) : t('account.codesLeftNone')}</p>
      )}
      <p>{words.text}</p>
      <TypedMistakes {...fields} />
      <ActionForm
        {...context}
        action={action}
        label={words.label}
        variant={action === 'end' ? 'danger' : undefined}
      >
        {codes && <input type="hidden" name="set" value={codes.set} />}
        <TypedFields {...fields} />
      </ActionForm>
    </Box>
  )
}

function Scan({ uri, ...context }: PageContext<FactorData> & { uri: string | undefined }) {
  const { t, data } = context
  const fields = { t, questions: [oneTimeCode(t('account.code'))], errors: data.errors }
  return (
    <Box id="scan" title={uri ? t('account.scan') : t('account.code')}>
      <TypedMistakes {...fields} />
      {uri && (
        <>
          <QrCode text={uri} label={t('account.qr')} />
          <p>
            {t('account.key')}: <code>{/secret=([^&]*)/.exec(uri)?.[1]}</code>
          </p>
        </>
      )}
      <p>{t('account.scanText')}</p>
      <ActionForm {...context} action="confirm" label={t('account.confirm')}>
        {uri && <input type="hidden" name="uri" value={uri} />}
        <TypedFields {...fields} />
      </ActionForm>
    </Box>
  )
}
