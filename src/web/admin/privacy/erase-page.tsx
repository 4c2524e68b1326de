import { paths } from '../../../domain/paths.ts'
import { done, type Outcome, type RefusalCode, refuse } from '../../../domain/refusals.ts'
import {
  adminRoute,
  type FormPost,
  type Page,
  type PageContext,
  type PageRequest,
  type Submitted,
  signedIn,
} from '../../page.ts'
import { pageTitle } from '../../shell/page-title.ts'
import { Box } from '../../ui/box/box.tsx'
import { Empty } from '../../ui/empty/empty.tsx'
import { Field } from '../../ui/field/field.tsx'
import { Message } from '../../ui/message/message.tsx'
import { TextInput } from '../../ui/text-input/text-input.tsx'
import { ActionForm } from '../action-form.tsx'
import { AdminFrame } from '../admin-frame.tsx'
import { Mentions, type Person } from './mentions.tsx'
import { linesOf, personPath, Traces } from './traces.tsx'

type Data = { person: Person; ticked: readonly string[]; typed: string; refusal?: RefusalCode }

const erasePage: Page<Data> = {
  title: ({ t }) => pageTitle(t, t('privacy.eraseTitle')),
  description: ({ t }) => t('privacy.eraseDescription'),
  Body: (context) => {
    const { t, href, data } = context
    const { address } = data.person.owned
    const isEmpty = data.person.held.length === 0 && data.person.mentions.length === 0
    return (
      <AdminFrame
        {...context}
        title={t('privacy.eraseTitle')}
        text={address}
        crumbs={[
          { label: t('privacy.title'), href: href(paths.adminPrivacy()) },
          { label: address, href: href(personPath(address)) },
        ]}
      >
        <Refused {...context} />
        {isEmpty ? (
          <Empty title={t('privacy.goneTitle')} text={t('privacy.goneText')} />
        ) : (
          <Erasing {...context} />
        )}
      </AdminFrame>
    )
  },
}

export const eraseRoute = adminRoute<Data>({
  access: 'administer',
  page: erasePage,
  load,
  submit,
})

async function load({ services, query }: PageRequest): Promise<Outcome<Data>> {
  const person = await services.privacy.readPerson(query.email ?? '')
  return person.ok ? done({ person: person.value, ticked: [], typed: '' }) : refuse('not_found')
}

async function submit(post: FormPost): Promise<Submitted<Data>> {
  const { fields, services } = post
  const [email = '', typed = '', seen = ''] = ['email', 'confirmed', 'seen'].map((name) => fields[name]?.[0])
  const ticked = fields.also ?? []
  const erased = await services.privacy.erasePerson(signedIn(post), {
    email,
    confirmed: typed,
    seen,
    also: ticked,
  })
  if (erased.ok) return { redirect: `${paths.adminPrivacy()}?done=erased` }
  const { code } = erased.refusal
  const person = await services.privacy.readPerson(email)
  if (!person.ok) return { redirect: paths.adminPrivacy() }
  const data = { person: person.value, ticked, typed, refusal: code }
  // The page is there, only what it showed has changed.
  return { refusal: { code: code === 'not_found' ? 'version_conflict' : code }, data }
}

function Refused({ t, data: { refusal } }: PageContext<Data>) {
  switch (refusal) {
    case 'version_conflict':
      return (
        <Message live tone="warn" title={t('privacy.changedTitle')}>
          <p>{t('privacy.changedText')}</p>
        </Message>
      )
    case 'not_found':
      return (
        <Message live tone="warn" title={t('privacy.goneTitle')}>
          <p>{t('privacy.goneText')}</p>
        </Message>
      )
    case 'invalid_answers':
      return <Message live tone="danger" title={t('privacy.confirmWrong')} />
    default:
      return null
  }
}

function Erasing(context: PageContext<Data>) {
  const { t, href, csrfToken, data } = context
  const { person, ticked, typed, refusal } = data
  const { address } = person.owned
  const goes = person.held.filter(({ stays }) => !stays)
  return (
    <ActionForm
      to={href(paths.adminErase())}
      csrfToken={csrfToken}
      variant="danger"
      label={t('privacy.eraseNow')}
    >
      <input type="hidden" name="email" value={address} />
      <input type="hidden" name="seen" value={person.mark} />
      {goes.length > 0 && (
        <Box id="goes" title={t('privacy.goes')}>
          <p>{t('privacy.goesText')}</p>
          <Traces {...context} caption={t('privacy.goes')} lines={linesOf(goes)} shows="since" />
        </Box>
      )}
      {person.mentions.length > 0 && (
        <Box id="mentions" title={t('privacy.mentions')}>
          <p className="muted">{t('privacy.mentionsText')}</p>
          <Mentions {...context} mentions={person.mentions} ticked={ticked} erases />
        </Box>
      )}
      <Stays {...context} hasAccount={person.held.some(({ stays }) => stays)} />
      <Field
        id="confirmed"
        label={t('privacy.confirm', { address })}
        error={refusal === 'invalid_answers' ? t('privacy.confirmWrong') : undefined}
      >
        {(control) => (
          <TextInput {...control} name="confirmed" type="email" autoComplete="off" defaultValue={typed} />
        )}
      </Field>
    </ActionForm>
  )
}

function Stays({ t, hasAccount }: Pick<PageContext, 't'> & { hasAccount: boolean }) {
  return (
    <Box id="stays" title={t('privacy.stays')}>
      <ul>
        {hasAccount && <li>{t('privacy.staysAccount')}</li>}
        <li>{t('privacy.staysAudit')}</li>
        <li>{t('privacy.staysErasure')}</li>
        <li>{t('privacy.staysOutside')}</li>
      </ul>
    </Box>
  )
}
