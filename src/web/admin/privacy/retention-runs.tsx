import { referenceOf } from '../../../domain/applications/reference.ts'
import type { PeriodName } from '../../../domain/privacy/retention-periods.ts'
import type { FieldErrors } from '../../../domain/refusals.ts'
import { applicationPath } from '../../../domain/review/application-screens.ts'
import type { Services } from '../../../services/services.ts'
import { formatDate } from '../../content/format-date.ts'
import type { PageContext } from '../../page.ts'
import { Box } from '../../ui/box/box.tsx'
import { DataTable, RowTitle } from '../../ui/data-table/data-table.tsx'
import { sayDay, sayMoment } from '../moment.tsx'

/** The periods as they were typed. */
export type Lengths = Readonly<Record<PeriodName, string>>

export type RetentionData = Awaited<ReturnType<Services['privacy']['readRetention']>> & {
  typed: Lengths
  errors: FieldErrors
  result?: 'tried' | 'saved' | 'same'
}

/** What the periods above would erase tonight. */
export function DryRun(context: PageContext<RetentionData>) {
  const { t, href, locale, data } = context
  const { counts, applications } = data.dryRun
  const gone = goneOf(counts, context)
  return (
    <Box id="dry-run" title={t('privacy.dryRun')}>
      <p>{gone.length > 0 ? `${gone.join(', ')}.` : t('privacy.dryRunNothing')}</p>
      {applications.length > 0 && (
        <>
          <p className="muted">
            {t('privacy.dryRunText')}{' '}
            {(counts.application ?? 0) > applications.length &&
              t('privacy.dryRunMore', { count: applications.length })}
          </p>
          <DataTable
            caption={t('privacy.dryRun')}
            rows={applications}
            keyOf={({ id }) => id}
            columns={[
              {
                id: 'reference',
                label: t('privacy.reference'),
                cell: ({ id, kind, number }) => (
                  <RowTitle href={href(applicationPath(kind, id))} title={referenceOf(kind, number)} />
                ),
              },
              { id: 'kind', label: t('privacy.kind'), cell: ({ kind }) => t(`privacy.kind_${kind}`) },
              { id: 'status', label: t('privacy.status'), cell: ({ status }) => t(`desk.status_${status}`) },
              {
                id: 'change',
                label: t('privacy.lastChange'),
                cell: ({ updated_at }) => sayDay(updated_at, locale, 'medium'),
              },
            ]}
          />
        </>
      )}
    </Box>
  )
}

export function Runs(context: PageContext<RetentionData>) {
  const { t, locale, data } = context
  return (
    <Box id="runs" title={t('privacy.runs')}>
      {data.runs.length === 0 ? (
        <p>{t('privacy.runsNone')}</p>
      ) : (
        <DataTable
          caption={t('privacy.runs')}
          rows={data.runs}
          keyOf={({ night }) => night}
          columns={[
            { id: 'night', label: t('privacy.night'), cell: ({ night }) => formatDate(night, locale) },
            {
              id: 'began',
              label: t('privacy.began'),
              cell: ({ began_at }) => sayMoment(began_at, locale, 'clock'),
            },
            {
              id: 'gone',
              label: t('privacy.gone'),
              cell: ({ ended_at, gone }) =>
                ended_at
                  ? goneOf(gone, context).join(', ') || t('privacy.goneNone')
                  : t('privacy.unfinished'),
            },
          ]}
        />
      )}
    </Box>
  )
}

const tables = ['application', 'contact_message', 'mail', 'visit'] as const

function goneOf(counts: Readonly<Record<string, number>>, { t }: Pick<PageContext, 't'>): string[] {
  return tables.flatMap((table) => {
    const count = counts[table] ?? 0
    return count > 0 ? [t(`privacy.gone_${table}`, { count })] : []
  })
}
