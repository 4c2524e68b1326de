import { flagPath } from '../../../domain/lists/countries.ts'
import { AdminShell } from '../../ui/admin-shell/admin-shell.tsx'
import { Bars } from '../../ui/bars/bars.tsx'
import { Board, Stage, Ticket } from '../../ui/board/board.tsx'
import { Box } from '../../ui/box/box.tsx'
import { InlineStats } from '../../ui/inline-stats/inline-stats.tsx'
import { Meter } from '../../ui/meter/meter.tsx'
import { Tile, Tiles } from '../../ui/tiles/tiles.tsx'
import { Todo } from '../../ui/todo/todo.tsx'
import { SampleApplications } from './kit-applications.tsx'
import { SampleMatching } from './kit-matching.tsx'
import type { SampleProps } from './sample.ts'

const views = { wed: 574, thu: 530, fri: 402, sat: 214, sun: 196, mon: 495 }

export function KitBackOffice({ t, at }: SampleProps) {
  return (
    <AdminShell
      home={`#${at}`}
      labels={{
        home: t('kitSample.dashboard'),
        menu: t('kitSample.menu'),
        navigation: `${t('kitSample.backOffice')}, ${at}`,
      }}
      person={{ name: t('kitSample.marta'), role: t('kitSample.coordinator') }}
      links={[
        { label: t('kitSample.dashboard'), href: `#${at}-1`, icon: 'grid' },
        {
          label: t('kitSample.applications'),
          href: `#${at}-2`,
          icon: 'inbox',
          current: true,
          open: { count: 12, text: t('kitSample.open') },
        },
        { label: t('kitSample.matching'), href: `#${at}-3`, icon: 'match' },
        { label: t('kitSample.stories'), href: `#${at}-4`, icon: 'story' },
        { label: t('kitSample.settings'), href: `#${at}-5`, icon: 'settings' },
      ]}
    >
      <div className="admin__main">
        <SampleApplications t={t} at={at} />
        <SampleDashboard t={t} at={at} />
        <SampleMatching t={t} at={at} />
      </div>
    </AdminShell>
  )
}

function SampleDashboard({ t, at }: SampleProps) {
  return (
    <>
      <Tiles>
        <Tile
          label={t('kitSample.openRequests')}
          value="19"
          note={t('kitSample.openRequestsNote')}
          trend={[8, 9, 8, 12, 11, 15, 14, 19]}
        />
        <Tile
          label={t('kitSample.activeMatches')}
          value="31"
          note={t('kitSample.activeMatchesNote')}
          trend={[20, 24, 31]}
        />
        <Tile label={t('kitSample.reportsOverdue')} value="2" note={t('kitSample.reportsOverdueNote')} />
      </Tiles>
      <h2>{t('kitSample.pipeline')}</h2>
      <SampleBoard t={t} at={at} />
      <div className="split">
        <Box id={`${at}-views`} title={t('kitSample.pageViews')}>
          <Bars
            caption={t('kitSample.pageViewsCaption')}
            heads={[t('kitSample.day'), t('kitSample.views')]}
            bars={(Object.keys(views) as (keyof typeof views)[]).map((day, index) => ({
              label: t(`kitSample.${day}`),
              below: String(index + 5),
              value: views[day],
              valueText: String(views[day]),
              soft: day === 'sat' || day === 'sun',
            }))}
          />
          <InlineStats
            items={[
              { value: t('kitSample.timeOnPageValue'), label: t('kitSample.timeOnPage') },
              { value: '61%', label: t('kitSample.onPhone') },
            ]}
          />
        </Box>
        <div className="stack gap-5">
          <Box id={`${at}-today`} title={t('kitSample.today')}>
            <Todo
              items={[
                { label: t('kitSample.sendShortlist'), href: `#${at}`, note: t('kitSample.days9') },
                { label: t('kitSample.remindOrchard'), href: `#${at}`, note: t('kitSample.days5Late') },
              ]}
            />
          </Box>
          <Box id={`${at}-most`} title={t('kitSample.mostRead')}>
            <Meter
              items={[
                { label: t('kitSample.home'), valueText: '1,904', percent: 100 },
                { label: t('kitSample.whatIsExpert'), valueText: '968', percent: 51 },
                { label: t('kitSample.whereWeWork'), valueText: '420', percent: 22 },
              ]}
            />
          </Box>
        </div>
      </div>
    </>
  )
}

function SampleBoard({ t, at }: SampleProps) {
  const move = {
    label: t('kit.moveTo'),
    stages: [
      { value: 'new', label: t('kitSample.newRequest') },
      { value: 'shortlisting', label: t('kitSample.shortlisting') },
    ],
    onMove: () => {},
  }
  return (
    <Board label={`${t('kitSample.pipeline')}, ${at}`}>
      <Stage title={t('kitSample.newRequest')} count={5} rest={t('kitSample.and4More')}>
        <Ticket
          title={t('kitSample.baobab')}
          href={`#${at}`}
          country={{ label: 'Senegal', flag: flagPath('SN') }}
          note={t('kitSample.hours4')}
          move={move}
        />
      </Stage>
      <Stage title={t('kitSample.shortlisting')} count={1}>
        <Ticket
          title={t('kitSample.kilima')}
          href={`#${at}`}
          country={{ label: 'Tanzania', flag: flagPath('TZ') }}
          note={t('kitSample.days9')}
          late
          move={move}
        />
      </Stage>
      <Stage title={t('kitSample.accepted')} count={0}>
        {null}
      </Stage>
    </Board>
  )
}
