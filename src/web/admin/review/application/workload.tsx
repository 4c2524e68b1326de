import { isOver, type MatchStatus } from '../../../../domain/matching/match-status.ts'
import { paths } from '../../../../domain/paths.ts'
import { formatDate } from '../../../content/format-date.ts'
import { Badge } from '../../../ui/badge/badge.tsx'
import { Box } from '../../../ui/box/box.tsx'
import type { Reviewed } from '../calls.ts'
import { useDesk } from '../desk-context.ts'
import { sayTime } from '../times.ts'

type Request = NonNullable<Reviewed['workload']>['requests'][number]

/** How much of their limit an expert uses, for whom, and their certificates. */
export function Workload({ application: { workload } }: { application: Reviewed }) {
  const { t } = useDesk()
  if (!workload) return null
  const { carried: count, most, requests } = workload
  const isFull = count >= most
  const now = requests.filter(({ status }) => isOpen(status))
  const before = requests.filter(({ status }) => !isOpen(status))
  return (
    <Box
      id="workload"
      title={t('desk.workload')}
      aside={
        <Badge tone={isFull ? 'warn' : 'neutral'} icon={isFull ? 'warn' : 'match'}>
          {t('desk.carries', { count, most })}
        </Badge>
      }
    >
      {isFull && <p>{t('desk.carriesMost')}</p>}
      <h3 className="h4">{t('desk.requestsNow')}</h3>
      {now.length > 0 ? <Requests requests={now} /> : <p className="muted">{t('desk.noRequestNow')}</p>}
      {before.length > 0 && (
        <details>
          <summary>{t('desk.requestsBefore', { count: before.length })}</summary>
          <Requests requests={before} />
        </details>
      )}
      <Certificates requests={requests} />
    </Box>
  )
}

const isOpen = (status: MatchStatus) => !isOver(status) && status !== 'completed'

function Requests({ requests }: { requests: readonly Request[] }) {
  const { t, locale, href } = useDesk()
  return (
    <ul className="desk-requests">
      {requests.map(({ match_id, hospital, reference, status, moved_at }) => (
        <li key={match_id}>
          <a href={href(paths.adminMatch(match_id))}>
            <bdi>{hospital}</bdi>
          </a>
          <Badge icon="dot">{t(`match.status_${status}`)}</Badge>
          <small>{t('desk.requestSince', { reference, time: sayTime(moved_at, locale) })}</small>
        </li>
      ))}
    </ul>
  )
}

function Certificates({ requests }: { requests: readonly Request[] }) {
  const { t, locale } = useDesk()
  const certified = requests.filter(({ certificate }) => certificate)
  return (
    <>
      <h3 className="h4">{t('desk.certificates')}</h3>
      {certified.length === 0 && <p className="muted">{t('desk.noCertificate')}</p>}
      {certified.length > 0 && (
        <ul className="desk-requests">
          {certified.map(({ match_id, hospital, reference, starts_on, ends_on, certificate }) => (
            <li key={match_id}>
              <a href={certificate ?? ''} target="_blank" rel="noopener">
                {t('desk.openCertificate')}
                <span className="vh">{t('desk.forHospital', { hospital })}</span>
              </a>
              <bdi>{hospital}</bdi>
              {starts_on && ends_on && (
                <small>
                  {t('desk.requestFromTo', {
                    reference,
                    from: formatDate(starts_on, locale),
                    to: formatDate(ends_on, locale),
                  })}
                </small>
              )}
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
