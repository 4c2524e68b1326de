import { flagPath } from '../../domain/lists/countries.ts'
import { AdminShell } from '../ui/admin-shell/admin-shell.tsx'
import { Bars } from '../ui/bars/bars.tsx'
import { Board, Stage, Ticket } from '../ui/board/board.tsx'
import { Box } from '../ui/box/box.tsx'
import { InlineStats } from '../ui/inline-stats/inline-stats.tsx'
import { Meter } from '../ui/meter/meter.tsx'
import { Tile, Tiles } from '../ui/tiles/tiles.tsx'
import { Todo } from '../ui/todo/todo.tsx'
import { SampleApplications } from './kit-applications.tsx'
import { SampleMatching } from './kit-matching.tsx'
import type { SampleProps } from './sample.ts'

const views = { wed: 574, thu: 530, fri: 402, sat: 214, sun: 196, mon: 495 }

export function KitBackOffice({ t, at }: SampleProps) {
  return (
    <AdminShell
      home={`#${at}`}
      labels={{
        home: t('kitWork.dashboard'),
        menu: t('kitSample.menu'),
        navigation: `${t('kitWork.backOffice')}, ${at}`,
      }}
      person={{ name: t('kitWork.marta'), role: t('kitWork.coordinator') }}
      links={[
        { label: t('kitWork.dashboard'), href: `#${at}-1`, icon: 'grid' },
        {
          label: t('kitWork.applications'),
          href: `#${at}-2`,
          icon: 'inbox',
          current: true,
          open: { count: 12, text: t('kitWork.open') },
        },
        { label: t('kitWork.matching'), href: `#${at}-3`, icon: 'match' },
        { label: t('kitWork.stories'), href: `#${at}-4`, icon: 'story' },
        { label: t('kitWork.settings'), href: `#${at}-5`, icon: 'settings' },
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
          label={t('kitWork.openRequests')}
          value="19"
          note={t('kitWork.openRequestsNote')}
          trend={[8, 9, 8, 12, 11, 15, 14, 19]}
        />
        <Tile
          label={t('kitWork.activeMatches')}
          value="31"
          note={t('kitWork.activeMatchesNote')}
          trend={[20, 24, 31]}
        />
        <Tile label={t('kitWork.reportsOverdue')} value="2" note={t('kitWork.reportsOverdueNote')} />
      </Tiles>
      <h2>{t('kitWork.pipeline')}</h2>
      <SampleBoard t={t} at={at} />
      <div className="split">
        <Box id={`${at}-views`} title={t('kitWork.pageViews')}>
          <Bars
            caption={t('kitWork.pageViewsCaption')}
            heads={[t('kitWork.day'), t('kitWork.views')]}
            bars={(Object.keys(views) as (keyof typeof views)[]).map((day, index) => ({
              label: t(`kitWork.${day}`),
              below: String(index + 5),
              value: views[day],
              valueText: String(views[day]),
              soft: day === 'sat' || day === 'sun',
            }))}
          />
          <InlineStats
            items={[
              { value: t('kitWork.timeOnPageValue'), label: t('kitWork.timeOnPage') },
              { value: '61%', label: t('kitWork.onPhone') },
            ]}
          />
        </Box>
        <div className="stack gap-5">
          <Box id={`${at}-today`} title={t('kitWork.today')}>
            <Todo
              items={[
                { id: 'send', label: t('kitWork.sendShortlist'), href: `#${at}`, note: t('kitWork.days9') },
                {
                  id: 'remind',
                  label: t('kitWork.remindOrchard'),
                  href: `#${at}`,
                  note: t('kitWork.days5Late'),
                },
              ]}
            />
          </Box>
          <Box id={`${at}-most`} title={t('kitWork.mostRead')}>
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
      { value: 'new', label: t('kitWork.newRequest') },
      { value: 'shortlisting', label: t('kitWork.shortlisting') },
    ],
    onMove: () => {},
  }
  return (
    <Board label={`${t('kitWork.pipeline')}, ${at}`}>
      <Stage title={t('kitWork.newRequest')} count={5} rest={t('kitWork.and4More')}>
        <Ticket
          title={t('kitWork.baobab')}
          href={`#${at}`}
          country={{ label: 'Senegal', flag: flagPath('SN') }}
          note={t('kitWork.hours4')}
          move={move}
        />
      </Stage>
      <Stage title={t('kitWork.shortlisting')} count={1}>
        <Ticket
          title={t('kitSample.kilima')}
          href={`#${at}`}
          country={{ label: 'Tanzania', flag: flagPath('TZ') }}
          note={t('kitWork.days9')}
          late
          move={move}
        />
      </Stage>
      <Stage title={t('kitWork.accepted')} count={0}>
        {null}
      </Stage>
    </Board>
  )
}
