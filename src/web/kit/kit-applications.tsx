import { useState } from 'react'
import { flagPath } from '../../domain/lists/countries.ts'
import { AdminHead } from '../ui/admin-shell/admin-shell.tsx'
import { Badge } from '../ui/badge/badge.tsx'
import { Button } from '../ui/button/button.tsx'
import { type Column, DataTable, RowTitle } from '../ui/data-table/data-table.tsx'
import { FilterChips } from '../ui/filter-chips/filter-chips.tsx'
import { Flag } from '../ui/flag/flag.tsx'
import { Pager } from '../ui/pager/pager.tsx'
import { WithPanel } from '../ui/side-panel/side-panel.tsx'
import { SampleFilters, SamplePanel } from './kit-application.tsx'
import type { SampleProps } from './sample.ts'

type Row = (typeof rows)[number]

const rows = [
  {
    id: 'verbena',
    text: 'verbenaText',
    type: 'expert',
    country: ['IE', 'Ireland'],
    status: 'inReview',
    tone: 'warn',
    icon: 'eye',
    since: 'days2',
  },
  {
    id: 'baobab',
    text: 'baobabText',
    type: 'hospital',
    country: ['SN', 'Senegal'],
    status: 'new',
    tone: 'info',
    icon: 'dot',
    since: 'hours4',
  },
  {
    id: 'tamarind',
    text: 'tamarindAt',
    type: 'expert',
    country: ['GH', 'Ghana'],
    status: 'accepted',
    tone: 'ok',
    icon: 'check',
    since: 'days9',
  },
  {
    id: 'acacia',
    text: 'acaciaAt',
    type: 'expert',
    country: ['PE', 'Peru'],
    status: 'declined',
    tone: 'danger',
    icon: 'x',
    since: 'days20',
  },
] as const

export function SampleApplications({ t, at }: SampleProps) {
  const [status, setStatus] = useState('all')
  const [open, setOpen] = useState(false)
  const [direction, setDirection] = useState<'ascending' | 'descending'>('descending')
  const columns: Column<Row>[] = [
    {
      id: 'applicant',
      label: t('kitWork.applicant'),
      cell: (row) => (
        <RowTitle
          href={`#${at}-${row.id}`}
          title={t(`kitWork.${row.id}`)}
          text={t(`kitWork.${row.text}`)}
          narrowText={`${t(`kitWork.${row.type}`)}, ${row.country[1]}.`}
          current={open && row.id === 'verbena'}
          onOpen={() => setOpen(true)}
        />
      ),
    },
    { id: 'type', label: t('kitWork.type'), kind: 'wide', cell: (row) => t(`kitWork.${row.type}`) },
    {
      id: 'country',
      label: t('kitWork.country'),
      kind: 'wide',
      cell: (row) => (
        <span className="row gap-2">
          <Flag src={flagPath(row.country[0])} />
          {row.country[1]}
        </span>
      ),
    },
    {
      id: 'status',
      label: t('kitWork.status'),
      cell: (row) => (
        <Badge tone={row.tone} icon={row.icon}>
          {t(`kitWork.${row.status}`)}
        </Badge>
      ),
    },
    {
      id: 'since',
      label: t('kitWork.inStatus'),
      kind: 'number',
      sortable: true,
      cell: (row) => t(`kitWork.${row.since}`),
    },
  ]
  return (
    <>
      <AdminHead title={t('kitWork.applications')} text={t('kitWork.waiting')}>
        <Button variant="secondary" small icon="file">
          {t('kitWork.exportList')}
        </Button>
      </AdminHead>
      <FilterChips
        label={t('kitWork.filterByStatus')}
        chips={(['all', 'new', 'inReview', 'interview'] as const).map((value, index) => ({
          value,
          label: t(`kitWork.${value}`),
          count: [158, 5, 7, 3][index],
        }))}
        value={status}
        onChoose={setStatus}
      />
      <SampleFilters t={t} at={at} />
      <WithPanel>
        <div className="stack gap-3">
          <DataTable
            caption={t('kitWork.tableCaption')}
            columns={columns}
            rows={rows}
            keyOf={(row) => row.id}
            selected={open ? 'verbena' : undefined}
            sort={{ column: 'since', direction }}
            onSort={() => setDirection(direction === 'ascending' ? 'descending' : 'ascending')}
          />
          <Pager
            label={`${t('kit.pages')}, ${at}`}
            text={t('kitWork.pagerText')}
            previous={{ label: t('kit.previous') }}
            next={{ label: t('kit.next'), onClick: () => {} }}
          />
        </div>
        {open && <SamplePanel t={t} at={at} onClose={() => setOpen(false)} />}
      </WithPanel>
    </>
  )
}
