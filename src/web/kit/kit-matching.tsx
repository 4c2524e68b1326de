import { useState } from 'react'
import { flagPath } from '../../domain/lists/countries.ts'
import type { Translate } from '../../domain/messages/translate.ts'
import { AdminHead } from '../ui/admin-shell/admin-shell.tsx'
import { Badge } from '../ui/badge/badge.tsx'
import { Box } from '../ui/box/box.tsx'
import { Button, IconButton, LinkButton } from '../ui/button/button.tsx'
import { KeyValues } from '../ui/key-values/key-values.tsx'
import { MatchLayout, Rank, Ranking } from '../ui/rank/rank.tsx'
import { Tray } from '../ui/tray/tray.tsx'

const criteria = [
  { name: 'fields', points: 30, outOf: 30 },
  { name: 'languages', points: 15, outOf: 20 },
  { name: 'region', points: 12, outOf: 15 },
  { name: 'method', points: 15, outOf: 15 },
  { name: 'time', points: 10, outOf: 10 },
  { name: 'experience', points: 0, outOf: 0 },
] as const

export function KitMatching({ t }: { t: Translate }) {
  const [listed, setListed] = useState(true)
  const rowan = { id: 'rowan', name: t('kitSample.rowan'), initials: 'AR' }
  const remove = (
    <IconButton
      icon="x"
      label={t('kit.removeChoice', { name: rowan.name })}
      onClick={() => setListed(false)}
    />
  )
  return (
    <>
      <AdminHead
        title={t('kitSample.kilima')}
        crumbs={{
          label: t('admin.above'),
          items: [{ label: t('kitSample.pipeline'), href: '#' }, { label: t('kitSample.shortlisting') }],
        }}
      />
      <Box
        id="need"
        title={t('workspace.need')}
        aside={
          <Badge tone="warn" icon="clock">
            {t('kitSample.days9')}
          </Badge>
        }
      >
        <KeyValues
          columns={2}
          items={[{ term: t('desk.column_status'), value: t('kitSample.shortlisting') }]}
        />
      </Box>
      <MatchLayout>
        <Tray
          id="tray"
          title={t('kitSample.trayTitle')}
          text={t('kitSample.trayText')}
          slots={listed ? [{ ...rowan, text: t('kitSample.score92'), remove }] : []}
          free={[t('kitSample.secondFree')]}
        >
          <div>
            <Button small icon="send" disabled={!listed}>
              {t('workspace.send')}
            </Button>
          </div>
        </Tray>
        <Ranking>
          <Rank
            name={rowan.name}
            text={t('kitSample.rowanAt')}
            flag={flagPath('FI')}
            criteria={criteria.map(({ name, points, outOf }) => ({
              label: t(`match.${name}`),
              reason: t(`kitSample.why_${name}`),
              points,
              outOf,
            }))}
            score={92}
            ofText={t('workspace.of100')}
            confidence={t('workspace.confidenceOf', { count: 100 })}
            shortlisted={listed}
            act={
              <Button small icon="plus" aria-pressed={listed} onClick={() => setListed(!listed)}>
                {t('workspace.add')}
              </Button>
            }
          >
            <LinkButton small variant="quiet" href="#">
              {t('workspace.profile')}
            </LinkButton>
          </Rank>
        </Ranking>
      </MatchLayout>
    </>
  )
}
