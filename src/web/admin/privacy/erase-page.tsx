import { paths } from '../../../domain/paths.ts'
import { done, type RefusalCode, refuse } from '../../../domain/refusals.ts'
import { applicationPath } from '../../../domain/review/application-screens.ts'
import type { Person } from '../../../services/privacy/find-person.ts'
import { fieldOf, type PageContext, signedIn } from '../../page.ts'
import { Box } from '../../ui/box/box.tsx'
import { LinkButton } from '../../ui/button/button.tsx'
import { Empty } from '../../ui/empty/empty.tsx'
import { Field } from '../../ui/field/field.tsx'
import { Message } from '../../ui/message/message.tsx'
import { TextInput } from '../../ui/text-input/text-input.tsx'
import { adminPage } from '../admin-page.tsx'
import { ActionForm } from '../forms/action-form.tsx'
import { Mentions } from './mentions.tsx'
import { linesOf, personPath, Traces } from './traces.tsx'

type Asked = { person: Person; ticked: readonly string[]; typed: string; refusal?: RefusalCode }
/** After the erasure: the matches that have ended with the person. */
type Data = Asked | { ended: Person['ends'] }

export const eraseRoute = adminPage<Data>({
  access: 'administer',
  title: ({ t }) => t('privacy.eraseTitle'),
  text: ({ data }) => ('ended' in data ? undefined : data.person.owned.address),
  description: ({ t }) => t('privacy.eraseDescription'),
  crumbs: ({ t, href, data }) => [
    { label: t('privacy.title'), href: href(paths.adminPrivacy()) },
    ...('ended' in data
      ? []
      : [{ label: data.person.owned.address, href: href(personPath(data.person.owned.address)) }]),
  ],
  async load({ services, query }) {
    const person = await services.privacy.readPerson(query.email ?? '')
    return person.ok ? done({ person: person.value, ticked: [], typed: '' }) : refuse('not_found')
  },
  async submit(post) {
    const { erasePerson, readPerson } = post.services.privacy
    const [email, typed] = [fieldOf(post, 'email'), fieldOf(post, 'confirmed')]
    const ticked = post.fields.also ?? []
    const order = { email, confirmed: typed, seen: fieldOf(post, 'seen'), also: ticked }
    const erased = await erasePerson(signedIn(post), order)
    if (erased.ok) {
      const { ends } = erased.value
      // Shown at once: an address that lists them would be a trace of the person.
      return ends.length > 0 ? { data: { ended: ends } } : { redirect: `${paths.adminPrivacy()}?done=erased` }
    }
    const { code } = erased.refusal
    const person = await readPerson(email)
    if (!person.ok) return { redirect: paths.adminPrivacy() }
    const data = { person: person.value, ticked, typed, refusal: code }
    // The page exists; only the data that it showed have changed.
    return { refusal: { code: code === 'not_found' ? 'version_conflict' : code }, data }
  },
  Body: (context) => {
    const { t, data } = context
    if ('ended' in data) return <Erased {...context} data={data} />
    const isEmpty = data.person.held.length === 0 && data.person.mentions.length === 0
    return (
      <>
        <Refused {...context} data={data} />
        {isEmpty ? (
          <Empty title={t('privacy.goneTitle')} text={t('privacy.goneText')} />
        ) : (
          <Erasing {...context} data={data} />
        )}
      </>
    )
  },
})

function Erased({ t, href, data: { ended } }: PageContext<{ ended: Person['ends'] }>) {
  return (
    <>
      <Message live title={t('privacy.erasedTitle')} text={t('privacy.erasedText')} />
      <Box id="ended" title={t('privacy.ended', { count: ended.length })}>
        <p>{t('privacy.endedText')}</p>
        <EndedMatches t={t} href={href} ends={ended} areOver />
      </Box>
      <div>
        <LinkButton href={href(paths.adminPrivacy())}>{t('privacy.backToSearch')}</LinkButton>
      </div>
    </>
  )
}

function Refused({ t, data: { refusal } }: PageContext<Asked>) {
  switch (refusal) {
    case 'version_conflict':
      return <Message live tone="warn" title={t('privacy.changedTitle')} text={t('privacy.changedText')} />
    case 'not_found':
      return <Message live tone="warn" title={t('privacy.goneTitle')} text={t('privacy.goneText')} />
    case 'invalid_answers':
      return <Message live tone="danger" title={t('privacy.confirmWrong')} />
    default:
      return null
  }
}

function Erasing(context: PageContext<Asked>) {
  const { t, href, data } = context
  const { person, ticked, typed, refusal } = data
  const { address } = person.owned
  const goes = person.held.filter(({ stays }) => !stays)
  return (
    <ActionForm {...context} variant="danger" label={t('privacy.eraseNow')}>
      <input type="hidden" name="email" value={address} />
      <input type="hidden" name="seen" value={person.mark} />
      {goes.length > 0 && (
        <Box id="goes" title={t('privacy.goes')}>
          <p>{t('privacy.goesText')}</p>
          <Traces {...context} caption={t('privacy.goes')} lines={linesOf(goes)} shows="since" />
        </Box>
      )}
      {person.ends.length > 0 && (
        <Box id="ends" title={t('desk.endsMatches', { count: person.ends.length })}>
          <p>{t('privacy.endsText')}</p>
          <EndedMatches t={t} href={href} ends={person.ends} />
        </Box>
      )}
      {person.mentions.length > 0 && (
        <Box id="mentions" title={t('privacy.mentions')}>
          <p className="muted">{t('privacy.mentionsText')}</p>
          <Mentions {...context} mentions={person.mentions} ticked={ticked} erases />
        </Box>
      )}
      <Box id="stays" title={t('privacy.stays')}>
        <ul>
          {goes.length < person.held.length && <li>{t('privacy.staysAccount')}</li>}
          <li>{t('privacy.staysAudit')}</li>
          <li>{t('privacy.staysErasure')}</li>
          <li>{t('privacy.staysOutside')}</li>
        </ul>
      </Box>
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

type EndedProps = Pick<PageContext<unknown>, 't' | 'href'> & { ends: Person['ends']; areOver?: boolean }

/** Open matches that end with a person; once they are over (`areOver`), each leads to its other side. */
function EndedMatches({ t, href, ends, areOver = false }: EndedProps) {
  return (
    <ul>
      {ends.map(({ id, other, name, reference, status }) => (
        <li key={id}>
          <a href={href(areOver ? applicationPath(other.kind, other.id) : paths.adminMatch(id))}>
            <bdi>{name}</bdi>
          </a>
          , {reference}: {t(`match.status_${status}`)}
        </li>
      ))}
    </ul>
  )
}
