import { useState } from 'react'
import { flagPath } from '../../domain/lists/countries.ts'
import { AdminHead } from '../ui/admin-shell/admin-shell.tsx'
import { Badge } from '../ui/badge/badge.tsx'
import { Box } from '../ui/box/box.tsx'
import { Button, IconButton, LinkButton } from '../ui/button/button.tsx'
import { KeyValues } from '../ui/key-values/key-values.tsx'
import { MatchLayout, Rank, Ranking } from '../ui/rank/rank.tsx'
import { Tray } from '../ui/tray/tray.tsx'
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
          items: [{ label: t('kitWork.pipeline'), href: `#${at}` }, { label: t('kitWork.shortlisting') }],
        }}
      />
      <MatchLayout>
        <Box
          id={`${at}-need`}
          title={t('kitWork.need')}
          aside={
            <Badge tone="warn" icon="clock">
              {t('kitWork.days9Open')}
            </Badge>
          }
        >
          <KeyValues items={[{ term: t('kitWork.method'), value: t('kitWork.withVisit') }]} />
          <LinkButton variant="secondary" small block href={`#${at}`}>
            {t('kitWork.readRequest')}
          </LinkButton>
        </Box>
        <div className="stack gap-5">
          <Tray
            id={`${at}-tray`}
            title={t('kitWork.trayTitle')}
            text={t('kitWork.trayText')}
            slots={
              listed
                ? [
                    {
                      id: 'rowan',
                      name: t('kitWork.rowan'),
                      text: t('kitWork.score92'),
                      initials: 'AR',
                      remove: (
                        <IconButton
                          icon="x"
                          label={t('kit.removeChoice', { name: t('kitWork.rowan') })}
                          onClick={() => setListed(false)}
                        />
                      ),
                    },
                  ]
                : []
            }
            free={[t('kitWork.secondFree')]}
          >
            <div>
              <Button small icon="send" disabled={!listed}>
                {t('kitWork.sendToHospital')}
              </Button>
            </div>
          </Tray>
          <Ranking>
            <Rank
              name={t('kitWork.rowan')}
              text={t('kitWork.rowanText')}
              flag={flagPath('FI')}
              initials="AR"
              criteria={[
                ...criteria.map(({ name, points, outOf }) => ({
                  label: t(`kitWork.criterion${name}`),
                  reason: t(`kitWork.criterion${name}Why`),
                  points,
                  outOf,
                })),
                {
                  label: t('kitWork.experience'),
                  reason: t('kitWork.criterionExperienceWhy'),
                  points: 10,
                  outOf: 10,
                },
              ]}
              score={92}
              ofText={t('kit.scoreOf', { max: 100 })}
              shortlisted={listed}
            >
              <div className="row">
                <Button
                  small
                  variant={listed ? 'secondary' : 'primary'}
                  icon={listed ? 'check' : 'plus'}
                  aria-pressed={listed}
                  onClick={() => setListed(!listed)}
                >
                  {t(listed ? 'kitWork.onShortlist' : 'kitWork.addToShortlist')}
                </Button>
                <LinkButton small variant="quiet" href={`#${at}`}>
                  {t('kitWork.profile')}
                </LinkButton>
              </div>
            </Rank>
          </Ranking>
        </div>
      </MatchLayout>
    </>
  )
}
