import { paths } from '../../../domain/paths.ts'
import type { PageContext } from '../../page.ts'
import { formatDate } from '../../pages/format-date.ts'
import { Box } from '../../ui/box/box.tsx'
import { LinkButton } from '../../ui/button/button.tsx'
import { DataTable } from '../../ui/data-table/data-table.tsx'
import { Empty } from '../../ui/empty/empty.tsx'
import { Confirmed } from '../content/confirmed.tsx'
import type { StartData } from './on-behalf-data.ts'

/** What staff entered and nobody has confirmed yet. */
export function WaitingList(context: PageContext<StartData>) {
  const { t, href, locale, data } = context
  const { count, entries, next } = data.waiting
  const day = (time: string) => formatDate(time.slice(0, 10), locale)
  return (
    <Box id="waiting" title={t('onBehalf.waiting')}>
      {count > 0 && <p>{t('onBehalf.count', { count })}</p>}
      {entries.length === 0 ? (
        <Empty title={t('onBehalf.none')} text={t('onBehalf.noneText')} />
      ) : (
        <DataTable
          caption={t('onBehalf.waiting')}
          rows={entries}
          keyOf={({ id }) => id}
          columns={[
            {
              id: 'name',
              label: t('onBehalf.name'),
              cell: ({ name, email }) => (
                <>
                  {name || email}
                  {name && <small>{email}</small>}
                </>
              ),
            },
            {
              id: 'what',
              label: t('onBehalf.what'),
              cell: ({ form, source }) => (
                <>
                  {t(`onBehalf.kind_${form}`)}
                  <br />
                  <small>{t(`onBehalf.source_${source}`)}</small>
                </>
              ),
            },
            {
              id: 'entered',
              label: t('onBehalf.entered'),
              cell: ({ entered_at, staff_name }) =>
                t('onBehalf.enteredBy', { date: day(entered_at), who: staff_name }),
            },
            {
              id: 'expires',
              label: t('onBehalf.expires'),
              kind: 'wide',
              cell: ({ expires_at }) => day(expires_at),
            },
            {
              id: 'mail',
              label: t('onBehalf.mail'),
              cell: ({ mail }) => t(`onBehalf.mail_${mail ?? 'none'}`),
            },
            { id: 'act', label: t('onBehalf.act'), cell: (entry) => <Acts {...context} entry={entry} /> },
          ]}
        />
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

type Entry = StartData['waiting']['entries'][number]

function Acts({ t, href, csrfToken, entry }: PageContext<StartData> & { entry: Entry }) {
  const name = entry.name || entry.email
  return (
    <form method="post" action={href(paths.adminOnBehalf())} className="row gap-2">
      <input type="hidden" name="_csrf" value={csrfToken} />
      <input type="hidden" name="id" value={entry.id} />
      <Confirmed
        label={t('onBehalf.again')}
        about={t('onBehalf.againFor', { name })}
        text={t('onBehalf.againText')}
        yes={t('onBehalf.againYes')}
        act="mailed"
        variant="primary"
      />
      <Confirmed
        label={t('onBehalf.remove')}
        about={t('onBehalf.removeFor', { name })}
        text={t('onBehalf.removeText')}
        yes={t('onBehalf.removeYes')}
        act="removed"
      />
    </form>
  )
}
