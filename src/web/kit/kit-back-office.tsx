import { useState } from 'react'
import { flagPath } from '../../domain/lists/countries.ts'
import type { Translate } from '../../domain/messages/translate.ts'
import { AdminHead, AdminShell } from '../ui/admin-shell/admin-shell.tsx'
import { Badge } from '../ui/badge/badge.tsx'
import { Board, Stage, Ticket } from '../ui/board/board.tsx'
import { Box } from '../ui/box/box.tsx'
import { Button } from '../ui/button/button.tsx'
import { type Column, DataTable, RowTitle } from '../ui/data-table/data-table.tsx'
import { Field } from '../ui/field/field.tsx'
import { Filters, SearchInput } from '../ui/filters/filters.tsx'
import { Pager } from '../ui/pager/pager.tsx'
import { Tile, Tiles } from '../ui/tiles/tiles.tsx'
import { Todo } from '../ui/todo/todo.tsx'
import { KitMatching } from './kit-matching.tsx'

type Row = (typeof rows)[number]

const rows = [
  { id: 'verbena', country: 'IE', status: 'in_review', tone: 'warn', icon: 'eye', since: 'days2' },
  { id: 'baobab', country: 'SN', status: 'submitted', tone: 'info', icon: 'dot', since: 'hours4' },
  { id: 'tamarind', country: 'GH', status: 'accepted', tone: 'ok', icon: 'check', since: 'days9' },
  { id: 'acacia', country: 'PE', status: 'declined', tone: 'danger', icon: 'x', since: 'days20' },
] as const

export function KitBackOffice({ t }: { t: Translate }) {
  return (
    <AdminShell
      home="#"
      labels={{
        home: t('kitSample.dashboard'),
        menu: t('site.menu'),
        navigation: t('admin.title'),
      }}
      person={{ name: t('kitSample.marta'), role: t('admin.coordinator') }}
      groups={[
        { links: [{ label: t('kitSample.dashboard'), href: '#1', icon: 'grid' }] },
        {
          title: t('admin.group_programme'),
          links: [
            {
              label: t('insight.applications'),
              href: '#2',
              icon: 'inbox',
              current: true,
              open: { count: 12, text: t('kitSample.open') },
            },
          ],
        },
      ]}
    >
      <div className="admin__main">
        <SampleApplications t={t} />
        <SampleDashboard t={t} />
        <KitMatching t={t} />
      </div>
    </AdminShell>
  )
}

function SampleApplications({ t }: { t: Translate }) {
  const [direction, setDirection] = useState<'ascending' | 'descending'>('descending')
  const [picked, setPicked] = useState<readonly string[]>([])
  const columns: Column<Row>[] = [
    {
      id: 'applicant',
      label: t('kitSample.applicant'),
      cell: ({ id, country }) => (
        <RowTitle href={`#${id}`} title={t(`kitSample.${id}`)} text={country} narrowText={country} />
      ),
    },
    { id: 'country', label: t('expert.country'), kind: 'wide', cell: ({ country }) => country },
    {
      id: 'status',
      label: t('desk.column_status'),
      cell: ({ tone, icon, status }) => (
        <Badge tone={tone} icon={icon}>
          {t(`desk.status_${status}`)}
        </Badge>
      ),
    },
    {
      id: 'since',
      label: t('kitSample.inStatus'),
      kind: 'number',
      sortable: true,
      cell: ({ since }) => t(`kitSample.${since}`),
    },
  ]
  return (
    <>
      <AdminHead title={t('insight.applications')} text={t('kitSample.waiting')}>
        <Button variant="secondary" small icon="file">
          {t('kitSample.exportList')}
        </Button>
      </AdminHead>
      <Filters label={t('insight.applications')} onSubmit={(event) => event.preventDefault()}>
        <Field id="search" label={t('desk.search')}>
          {(control) => <SearchInput {...control} placeholder={t('kitSample.searchHint')} />}
        </Field>
        <Button type="submit" variant="secondary" small icon="filter">
          {t('kitSample.applyFilters')}
        </Button>
      </Filters>
      <DataTable
        caption={t('kitSample.tableCaption')}
        columns={columns}
        rows={rows}
        keyOf={({ id }) => id}
        selected="verbena"
        sort={{ column: 'since', direction }}
        onSort={() => setDirection(direction === 'ascending' ? 'descending' : 'ascending')}
        picking={{
          picked,
          onPick: setPicked,
          labelOf: ({ id }) => t(`kitSample.${id}`),
          labelOfAll: t('kitSample.all'),
        }}
      />
      <Pager
        label={t('desk.pages')}
        text={t('kitSample.pagerText')}
        previous={{ label: t('desk.previous') }}
        next={{ label: t('desk.next'), onClick: () => {} }}
      />
    </>
  )
}

function SampleDashboard({ t }: { t: Translate }) {
  return (
    <>
      <Tiles>
        <Tile label={t('kitSample.openRequests')} value="19" trend={[8, 9, 8, 12, 11, 15, 14, 19]} />
        <Tile label={t('desk.reports_overdue')} value="2" note={t('kitSample.reportsOverdueNote')} />
      </Tiles>
      <h2>{t('kitSample.pipeline')}</h2>
      <Board label={t('kitSample.pipeline')}>
        <Stage title={t('kitSample.newRequest')} count={5} rest={t('kitSample.and4More')}>
          <Ticket
            title={t('kitSample.baobab')}
            href="#"
            country={{ label: 'Senegal', flag: flagPath('SN') }}
            notes={[{ text: t('kitSample.hours4') }]}
          />
          <Ticket
            title={t('kitSample.kilima')}
            href="#"
            notes={[{ text: t('kitSample.days9'), late: true }]}
          />
        </Stage>
        <Stage title={t('desk.status_accepted')} count={0}>
          {null}
        </Stage>
      </Board>
      <Box id="today" title={t('kitSample.today')}>
        <Todo
          items={[
            { id: 'send', label: t('kitSample.sendShortlist'), href: '#', note: t('kitSample.days9') },
            { id: 'remind', label: t('kitSample.remindOrchard'), note: t('kitSample.days20') },
          ]}
        />
      </Box>
    </>
  )
}
