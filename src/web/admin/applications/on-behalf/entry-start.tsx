import type { ApplicationKind } from '../../../../domain/applications/application-status.ts'
import { typedSources } from '../../../../domain/applications/entry-source.ts'
import { nameOfLocale } from '../../../../domain/messages/locale-name.ts'
import { paths } from '../../../../domain/paths.ts'
import type { RefusalCode } from '../../../../domain/refusals.ts'
import { applicationKinds } from '../../../../domain/review/application-screens.ts'
import type { WaitingEntries } from '../../../../services/applications/list-waiting-entries.ts'
import type { PageContext } from '../../../page.ts'
import { Badge } from '../../../ui/badge/badge.tsx'
import { Box } from '../../../ui/box/box.tsx'
import { Button, LinkButton } from '../../../ui/button/button.tsx'
import { Radio } from '../../../ui/checkbox/checkbox.tsx'
import { Empty } from '../../../ui/empty/empty.tsx'
import { FieldGroup } from '../../../ui/field/field.tsx'
import { FieldRow, Form } from '../../../ui/form/form.tsx'
import { Message } from '../../../ui/message/message.tsx'
import { Confirmed } from '../../forms/confirmed.tsx'
import { PostForm } from '../../forms/post-form.tsx'
import { sayDay } from '../../moment.tsx'

export const results = ['entered', 'mailed', 'removed'] as const

export type StartData = {
  view: 'start'
  kind: ApplicationKind
  waiting: WaitingEntries
  result: (typeof results)[number] | undefined
  refusal?: RefusalCode
}

type Props = PageContext<StartData>

export function EntryStart(context: Props) {
  const { t, data } = context
  return (
    <>
      {data.result && <Message live title={t(`onBehalf.done_${data.result}`)} />}
      {data.refusal && (
        <Message
          live
          tone="danger"
          title={t('onBehalf.notDone')}
          text={t(data.refusal === 'too_many_requests' ? 'onBehalf.tooManyText' : 'onBehalf.gone')}
        />
      )}
      <NewEntry {...context} />
      <WaitingList {...context} />
    </>
  )
}

/** Chooses the form and the source, which go into the address. */
function NewEntry({ t, href, data }: Props) {
  return (
    <Box id="new" title={t('onBehalf.new')}>
      <Form method="get" action={href(paths.adminOnBehalf())}>
        <FieldRow>
          <FieldGroup id="kind" label={t('onBehalf.kind')} radios>
            {applicationKinds.map((kind) => (
              <Radio key={kind} name="kind" value={kind} defaultChecked={kind === data.kind}>
                {t(`onBehalf.kind_${kind}`)}
              </Radio>
            ))}
          </FieldGroup>
          <FieldGroup id="source" label={t('onBehalf.source')} radios>
            {typedSources.map((source) => (
              <Radio key={source} name="source" value={source} defaultChecked={source === 'paper'}>
                {t(`onBehalf.source_${source}`)}
              </Radio>
            ))}
          </FieldGroup>
        </FieldRow>
        <div>
          <Button type="submit" iconEnd="arrow">
            {t('onBehalf.begin')}
          </Button>
        </div>
      </Form>
    </Box>
  )
}

type Entry = StartData['waiting']['entries'][number]

/** Entries that their applicants have not confirmed yet. */
function WaitingList(context: Props) {
  const { t, href, data } = context
  const { count, entries, next } = data.waiting
  return (
    <Box id="waiting" title={t('onBehalf.waiting')}>
      {entries.length === 0 ? (
        <Empty title={t('onBehalf.none')} text={t('onBehalf.noneText')} />
      ) : (
        <>
          <p>{t('onBehalf.count', { count })}</p>
          <ul className="entries">
            {entries.map((entry) => (
              <li key={entry.id}>
                <Facts {...context} entry={entry} />
                <Actions {...context} entry={entry} />
              </li>
            ))}
          </ul>
        </>
      )}
      {next && (
        <div>
          <LinkButton small variant="secondary" href={`${href(paths.adminOnBehalf())}?before=${next}`}>
            {t('onBehalf.older')}
          </LinkButton>
        </div>
      )}
    </Box>
  )
}

function Facts({ t, locale, entry }: Props & { entry: Entry }) {
  const { name, email, form, source, staff_name, mail } = entry
  const day = (time: string) => sayDay(new Date(time), locale)
  return (
    <div className="stack gap-0">
      <strong>{name || email}</strong>
      <span>
        {t(`onBehalf.kind_${form}`)} · {t(`onBehalf.source_${source}`)}
        {entry.locale !== 'en' && ` · ${t('onBehalf.mailsIn', { language: nameOfLocale(entry.locale) })}`}
        {name && (
          <>
            {' · '}
            <bdi dir="ltr">{email}</bdi>
          </>
        )}
      </span>
      <span className="muted">
        {t('onBehalf.entered', { date: day(entry.entered_at), who: staff_name })}{' '}
        {t('onBehalf.expires', { date: day(entry.expires_at) })}
      </span>
      {mail === 'failed' && (
        <span>
          <Badge tone="danger" icon="error">
            {t('onBehalf.mailFailed')}
          </Badge>
        </span>
      )}
    </div>
  )
}

function Actions({ entry, ...context }: Props & { entry: Entry }) {
  const { t } = context
  return (
    <PostForm {...context} className="row">
      <input type="hidden" name="id" value={entry.id} />
      {(['again', 'remove'] as const).map((action) => (
        <Confirmed
          key={action}
          label={t(`onBehalf.${action}`)}
          about={t(`onBehalf.${action}For`, { name: entry.name || entry.email })}
          text={t(`onBehalf.${action}Text`)}
          yes={t(`onBehalf.${action}Yes`)}
          action={action === 'again' ? 'mailed' : 'removed'}
          variant={action === 'again' ? 'primary' : 'danger'}
        />
      ))}
    </PostForm>
  )
}
