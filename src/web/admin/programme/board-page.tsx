import { matchExportPaths } from '../../../domain/api/matching/matching-paths.ts'
import { paths } from '../../../domain/paths.ts'
import { type BoardName, type BoardStage, boards } from '../../../domain/programme/board.ts'
import { done } from '../../../domain/refusals.ts'
import { mayDo } from '../../../domain/staff/roles.ts'
import { type PageContext, signedIn } from '../../page.ts'
import { Board, Stage } from '../../ui/board/board.tsx'
import { Box } from '../../ui/box/box.tsx'
import { LinkButton } from '../../ui/button/button.tsx'
import { Empty } from '../../ui/empty/empty.tsx'
import { adminPage } from '../admin-page.tsx'
import { withQuery } from '../filters/with-query.ts'
import { type BoardData, openBoard, sayStage } from './board-data.ts'
import { BoardFilters, WhoseRequests } from './board-filters.tsx'
import { RequestTicket } from './request-ticket.tsx'
import { StageTable } from './stage-table.tsx'

export const boardRoute = adminPage<BoardData>({
  access: 'read_applications',
  script: 'filtering',
  title: ({ t, data }) => ('list' in data ? sayStage(t, data.list.stage) : t('board.title')),
  description: ({ t }) => t('board.description', { name: t('languages.name') }),
  text: ({ t, data }) => ('list' in data ? t('board.count', { count: data.list.count }) : t('board.text')),
  crumbs: ({ t, href, data }) =>
    'list' in data ? [{ label: t('board.title'), href: href(paths.adminBoard()) }] : undefined,
  load: async (request) => done(await openBoard(request)),
  Body: (context) => {
    const { data } = context
    const isEmpty =
      'list' in data ? data.list.count === 0 : Object.values(data.columns).every(({ count }) => count === 0)
    return (
      <>
        <WhoseRequests {...context} />
        <BoardFilters {...context} />
        {isEmpty ? (
          <Nothing {...context} />
        ) : 'list' in data ? (
          <StageTable {...context} list={data.list} />
        ) : (
          <Columns {...context} columns={data.columns} />
        )}
        {mayDo(signedIn(context).role, 'export_data') && <Export {...context} />}
      </>
    )
  },
})

/** All matches, whatever the filter of the board. */
function Export({ t }: PageContext<BoardData>) {
  return (
    <p className="row gap-3">
      {t('board.export')}
      {exportFormats.map((format) => (
        <a key={format} href={matchExportPaths[format]} download>
          {t(`board.export_${format}`)}
        </a>
      ))}
    </p>
  )
}

const exportFormats = ['csv', 'xlsx'] as const

type Columns = Extract<BoardData, { columns: unknown }>['columns']
type Props = PageContext<BoardData> & { columns: Columns }

function Columns({ columns, ...context }: Props) {
  const { t } = context
  return (
    <>
      <WithoutExpert {...context} columns={columns} />
      {(Object.keys(boards) as BoardName[]).map((name) => (
        <div key={name} className="stack gap-3">
          <h2>{t(`board.board_${name}`)}</h2>
          <Board label={t(`board.board_${name}`)}>
            {boards[name].map((stage) => (
              <Column key={stage} {...context} columns={columns} stage={stage} />
            ))}
          </Board>
        </div>
      ))}
    </>
  )
}

function Column({ columns, stage, ...context }: Props & { stage: BoardStage }) {
  const { t } = context
  const { count, tickets } = columns[stage] ?? { count: 0, tickets: [] }
  const rest = count - tickets.length
  return (
    <Stage
      title={sayStage(t, stage)}
      href={listOf(context, stage)}
      count={count}
      rest={rest > 0 ? t('board.more', { count: rest }) : undefined}
    >
      {tickets.map((ticket) => (
        <RequestTicket key={ticket.id} {...context} ticket={ticket} />
      ))}
    </Stage>
  )
}

function WithoutExpert({ columns, ...context }: Props) {
  const { t } = context
  const { count, tickets } = columns.without_expert ?? { count: 0, tickets: [] }
  if (count === 0) return null
  return (
    <Box
      id="without_expert"
      title={t('board.stage_without_expert')}
      aside={
        count > tickets.length && (
          <a href={listOf(context, 'without_expert')}>{t('board.more', { count: count - tickets.length })}</a>
        )
      }
    >
      <p>{t('board.withoutText')}</p>
      <ul className="grid">
        {tickets.map((ticket) => (
          <RequestTicket key={ticket.id} {...context} ticket={ticket} />
        ))}
      </ul>
    </Box>
  )
}

function listOf({ href, data }: PageContext<BoardData>, stage: BoardStage): string {
  const { cursor: _, ...filter } = data.query
  return withQuery(href(paths.adminBoard()), { ...filter, stage })
}

function Nothing({ t, href, data: { query } }: PageContext<BoardData>) {
  const { stage, search, country, assignee } = query
  if (!search && !country && !assignee) {
    return <Empty title={t('board.nothing')} text={t('board.nothingText')} />
  }
  return (
    <Empty title={t('board.noneFound')} text={t('board.noneFoundText')}>
      <LinkButton small variant="secondary" href={withQuery(href(paths.adminBoard()), { stage })}>
        {t('admin.clearFilters')}
      </LinkButton>
    </Empty>
  )
}
