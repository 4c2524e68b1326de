import type { ApplicationKind } from '../../../../domain/applications/application-status.ts'
import {
  importForms,
  languageColumn,
  type Verdict,
  verdicts,
} from '../../../../domain/applications/import-columns.ts'
import { errorText } from '../../../../domain/forms/engine/wording.ts'
import { nameOfLocale } from '../../../../domain/messages/locale-name.ts'
import type { Translate } from '../../../../domain/messages/translate.ts'
import type { FieldCode } from '../../../../domain/refusals.ts'
import { applicationPath } from '../../../../domain/review/application-screens.ts'
import type { DryRun } from '../../../../services/applications/import-sheet.ts'
import type { JudgedRow } from '../../../../services/applications/judge-sheet.ts'
import type { PageContext } from '../../../page.ts'
import { Badge, type BadgeLook } from '../../../ui/badge/badge.tsx'
import { Button, LinkButton } from '../../../ui/button/button.tsx'
import { DataTable } from '../../../ui/data-table/data-table.tsx'
import { Message } from '../../../ui/message/message.tsx'
import { withQuery } from '../../filters/with-query.ts'
import { Confirmed } from '../../forms/confirmed.tsx'
import { PostForm } from '../../forms/post-form.tsx'
import { MailLanguage } from '../mail-language.tsx'

export type DryRunData = {
  view: 'dry run'
  sheet: DryRun
  shown: { only: Verdict['is'] | undefined; after: number }
  isChanged?: boolean
}

const rowsAtOnce = 100

export function DryRunView(context: PageContext<DryRunData>) {
  const { t, href, path, data } = context
  const { sheet, shown, isChanged } = data
  const fitting = sheet.rows.filter(
    ({ row, verdict }) => row > shown.after && (!shown.only || verdict.is === shown.only),
  )
  const rows = fitting.slice(0, rowsAtOnce)
  const address = (query: { show?: string | undefined; after?: string }) =>
    withQuery(href(path), { sheet: sheet.id, ...query })
  return (
    <>
      {isChanged && (
        <Message live tone="warn" title={t('importing.changed')} text={t('importing.changedText')} />
      )}
      <Columns {...context} />
      <Order {...context} />
      <nav className="row gap-2" aria-label={t('importing.filters')}>
        {[undefined, ...verdicts.filter((one) => sheet.counts[one] > 0)].map((one) => (
          <LinkButton
            key={one ?? 'all'}
            small
            variant={one === shown.only ? 'primary' : 'secondary'}
            aria-current={one === shown.only ? 'true' : undefined}
            href={address({ show: one })}
          >
            {t('importing.showing', {
              verdict: t(one ? `importing.verdict_${one}` : 'importing.all'),
              count: one ? sheet.counts[one] : sheet.rows.length,
            })}
          </LinkButton>
        ))}
      </nav>
      <Rows {...context} rows={rows} />
      {fitting.length > rows.length && (
        <div>
          <LinkButton
            small
            variant="secondary"
            href={address({ show: shown.only, after: String(rows.at(-1)?.row ?? 0) })}
          >
            {t('importing.more')}
          </LinkButton>
        </div>
      )}
    </>
  )
}

function Rows({ rows, ...context }: PageContext<DryRunData> & { rows: readonly JudgedRow[] }) {
  const { t } = context
  return (
    <DataTable
      caption={t('importing.dryRun')}
      rows={rows}
      keyOf={({ row }) => String(row)}
      columns={[
        {
          id: 'person',
          label: t(`importing.person_${context.data.sheet.kind}`),
          cell: ({ name, email }) => (
            <>
              {name || email || '–'}
              {name && email && <small>{email}</small>}
            </>
          ),
        },
        { id: 'row', label: t('importing.row'), kind: 'number', cell: ({ row }) => row },
        {
          id: 'result',
          label: t('importing.result'),
          cell: ({ verdict }) => <Badge {...looks[verdict.is]}>{t(`importing.verdict_${verdict.is}`)}</Badge>,
        },
        {
          id: 'why',
          label: t('importing.why'),
          cell: ({ verdict, locale }) => (
            <>
              <Why {...context} verdict={verdict} />
              {verdict.is === 'new' && locale && (
                <small>{t('importing.inLanguage', { language: nameOfLocale(locale) })}</small>
              )}
            </>
          ),
        },
      ]}
    />
  )
}

const looks: Record<Verdict['is'], BadgeLook> = {
  new: { tone: 'ok', icon: 'plus' },
  refused: { tone: 'danger', icon: 'error' },
  known: { tone: 'neutral', icon: 'user' },
  unchanged: { tone: 'neutral', icon: 'check' },
  waiting: { tone: 'info', icon: 'clock' },
  repeated: { tone: 'warn', icon: 'warn' },
}

/** Columns of the first row that are unknown, missing or not imported. */
function Columns({ t, data }: PageContext<DryRunData>) {
  const { left, unknown, missing } = data.sheet.columns
  const told = Object.entries({ unknown, missing, left }).filter(([, names]) => names.length > 0)
  if (told.length === 0) return null
  return (
    <Message title={t('importing.columnsTitle')} tone={unknown.length > 0 ? 'warn' : 'info'}>
      {told.map(([what, names]) => (
        <p key={what}>{t(`importing.${what as 'left'}`, { columns: names.join(', ') })}</p>
      ))}
    </Message>
  )
}

function Order(context: PageContext<DryRunData>) {
  const { t, data } = context
  const { sheet } = data
  const count = sheet.counts.new
  return (
    <PostForm {...context} className="box">
      {count === 0 && <p>{t('importing.nothing')}</p>}
      {count > 0 && (
        <MailLanguage label={t('importing.mailLanguage')} hint={t('importing.mailLanguageHint')} />
      )}
      <div className="row gap-3">
        <input type="hidden" name="sheet" value={sheet.id} />
        <input type="hidden" name="kind" value={sheet.kind} />
        <input type="hidden" name="plan" value={sheet.plan} />
        {count > 0 && (
          <Confirmed
            label={t(`importing.import_${sheet.kind}`, { count })}
            text={t('importing.importText', { count: sheet.minutes })}
            yes={t('importing.importYes')}
            action="import"
            variant="primary"
          />
        )}
        <Button type="submit" name="_action" value="drop" variant="quiet" small>
          {t('importing.another')}
        </Button>
      </div>
    </PostForm>
  )
}

function Why({ t, href, data, verdict }: PageContext<DryRunData> & { verdict: Verdict }) {
  const { kind } = data.sheet
  switch (verdict.is) {
    case 'new':
      return t('importing.why_new')
    case 'waiting':
      return t('importing.why_waiting')
    case 'repeated':
      return t(kind === 'hospital' ? 'importing.why_repeatedHospital' : 'importing.why_repeated', {
        row: verdict.row,
      })
    case 'known':
    case 'unchanged':
      return (
        <>
          <a href={href(applicationPath(kind, verdict.of.id))}>{verdict.of.reference}</a>{' '}
          {verdict.is === 'unchanged'
            ? t('importing.why_unchanged')
            : t('importing.why_known', { columns: verdict.differs.join(', ') })}
        </>
      )
    case 'refused':
      return (
        <>
          {Object.entries(verdict.errors).map(([column, code]) => (
            <p key={column}>
              <bdi dir="ltr">
                <code>{column}</code>
              </bdi>
              {': '}
              {quoted(t, verdict.given[column], whyOf(t, kind, column, code))}
            </p>
          ))}
          {verdict.hasMoreCells && <p>{t('importing.why_cells')}</p>}
        </>
      )
  }
}

const whyOf = (t: Translate, kind: ApplicationKind, column: string, code: FieldCode) =>
  column === languageColumn ? t('importing.why_language') : errorText(importForms[kind], column, code, t)

const quoted = (t: Translate, value: string | undefined, why: string) =>
  value === undefined ? why : t('importing.why_quoted', { value, why })
