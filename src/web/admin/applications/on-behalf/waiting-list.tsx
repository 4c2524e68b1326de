import { paths } from '../../../../domain/paths.ts'
import { formatDate } from '../../../content/format-date.ts'
import type { PageContext } from '../../../page.ts'
import { Badge } from '../../../ui/badge/badge.tsx'
import { Box } from '../../../ui/box/box.tsx'
import { LinkButton } from '../../../ui/button/button.tsx'
import { Empty } from '../../../ui/empty/empty.tsx'
import { Confirmed } from '../../confirmed.tsx'
import type { StartData } from './on-behalf-data.ts'

type Props = PageContext<StartData>
type Entry = StartData['waiting']['entries'][number]

/** What staff entered and nobody has confirmed yet. */
export function WaitingList(context: Props) {
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
  const day = (time: string) => formatDate(time.slice(0, 10), locale)
  return (
    <div className="stack gap-0">
      <strong>{name || email}</strong>
      <span>
        {t(`onBehalf.kind_${form}`)} · {t(`onBehalf.source_${source}`)}
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

function Actions({ t, href, csrfToken, entry }: Props & { entry: Entry }) {
  const name = entry.name || entry.email
  return (
    <form method="post" action={href(paths.adminOnBehalf())} className="row">
      <input type="hidden" name="_csrf" value={csrfToken} />
      <input type="hidden" name="id" value={entry.id} />
      <Confirmed
        label={t('onBehalf.again')}
        about={t('onBehalf.againFor', { name })}
        text={t('onBehalf.againText')}
        yes={t('onBehalf.againYes')}
        action="mailed"
        variant="primary"
      />
      <Confirmed
        label={t('onBehalf.remove')}
        about={t('onBehalf.removeFor', { name })}
        text={t('onBehalf.removeText')}
        yes={t('onBehalf.removeYes')}
        action="removed"
      />
    </form>
  )
}
