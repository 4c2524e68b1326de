import { useState } from 'react'
import { flagPath } from '../../../domain/lists/countries.ts'
import { AdminHead } from '../../ui/admin-shell/admin-shell.tsx'
import { Badge } from '../../ui/badge/badge.tsx'
import { Box } from '../../ui/box/box.tsx'
import { Button, LinkButton } from '../../ui/button/button.tsx'
import { KeyValues } from '../../ui/key-values/key-values.tsx'
import { MatchLayout, Rank, Ranking } from '../../ui/rank/rank.tsx'
import { Tray } from '../../ui/tray/tray.tsx'
import type { SampleProps } from './sample.ts'

const criteria = [
  { name: 'Fields', points: 30, outOf: 30 },
  { name: 'Languages', points: 15, outOf: 20 },
  { name: 'Region', points: 12, outOf: 15 },
  { name: 'Method', points: 15, outOf: 15 },
  { name: 'Time', points: 10, outOf: 10 },
] as const

export function SampleMatching({ t, at }: SampleProps) {
  const [listed, setListed] = useState(true)
  return (
    <>
      <AdminHead
        title={t('kitSample.kilima')}
        crumbs={{
          label: `${t('kit.breadcrumb')}, ${at}`,
          items: [{ label: t('kitSample.pipeline'), href: `#${at}` }, { label: t('kitSample.shortlisting') }],
        }}
      />
      <MatchLayout>
        <Box
          id={`${at}-need`}
          title={t('kitSample.need')}
          aside={
            <Badge tone="warn" icon="clock">
              {t('kitSample.days9Open')}
            </Badge>
          }
        >
          <KeyValues items={[{ term: t('kitSample.method'), value: t('kitSample.withVisit') }]} />
          <LinkButton variant="secondary" small block href={`#${at}`}>
            {t('kitSample.readRequest')}
          </LinkButton>
        </Box>
        <div className="stack gap-5">
          <Tray
            id={`${at}-tray`}
            title={t('kitSample.trayTitle')}
            text={t('kitSample.trayText')}
            slots={
              listed
                ? [
                    {
                      name: t('kitSample.rowan'),
                      text: t('kitSample.score92'),
                      initials: 'AR',
                      removeLabel: t('kit.removeChoice', { name: t('kitSample.rowan') }),
                      onRemove: () => setListed(false),
                    },
                  ]
                : []
            }
            free={[t('kitSample.secondFree')]}
            action={
              <Button small icon="send" disabled={!listed}>
                {t('kitSample.sendToHospital')}
              </Button>
            }
          />
          <Ranking>
            <Rank
              name={t('kitSample.rowan')}
              text={t('kitSample.rowanText')}
              flag={flagPath('FI')}
              initials="AR"
              criteria={[
                ...criteria.map(({ name, points, outOf }) => ({
                  label: t(`kitSample.criterion${name}`),
                  reason: t(`kitSample.criterion${name}Why`),
                  points,
                  outOf,
                })),
                {
                  label: t('kitSample.experience'),
                  reason: t('kitSample.criterionExperienceWhy'),
                  points: 10,
                  outOf: 10,
                },
              ]}
              ofText={(max) => t('kit.scoreOf', { max })}
              shortlisted={listed}
            >
              <Button
                small
                variant={listed ? 'secondary' : 'primary'}
                icon={listed ? 'check' : 'plus'}
                aria-pressed={listed}
                onClick={() => setListed(!listed)}
              >
                {t(listed ? 'kitSample.onShortlist' : 'kitSample.addToShortlist')}
              </Button>
              <LinkButton small variant="quiet" href={`#${at}`}>
                {t('kitSample.profile')}
              </LinkButton>
            </Rank>
          </Ranking>
        </div>
      </MatchLayout>
    </>
  )
}
