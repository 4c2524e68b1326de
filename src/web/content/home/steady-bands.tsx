import { paths } from '../../../domain/paths.ts'
import type { PageContext } from '../../page.ts'
import { Area } from '../../ui/area/area.tsx'
import { Band } from '../../ui/band/band.tsx'
import { MoreLink } from '../../ui/more-link/more-link.tsx'
import { Path } from '../../ui/path/path.tsx'
import { SectionHead } from '../../ui/section-head/section-head.tsx'
import { Steps } from '../../ui/steps/steps.tsx'

type Props = Pick<PageContext, 't' | 'href'>

const doors = [
  { who: 'Hospital', icon: 'hospital', action: 'home.requestSupport', path: paths.applyHospital() },
  { who: 'Expert', icon: 'user', action: 'home.becomeExpert', path: paths.applyExpert() },
  { who: 'Trainer', icon: 'teach', action: 'home.becomeTrainer', path: paths.applyTrainer() },
] as const

export function StartBand({ t, href }: Props) {
  return (
    <Band labelledBy="start">
      <SectionHead id="start" title={t('home.start')} />
      <div className="grid gap-6">
        {doors.map(({ who, icon, action, path }) => (
          <Path
            key={path}
            icon={icon}
            title={t(`home.start${who}`)}
            text={t(`home.start${who}Text`)}
            action={{ label: t(action), href: href(path) }}
          />
        ))}
      </div>
    </Band>
  )
}

const areas = ['Infection', 'Stewardship', 'Diagnostics', 'Measurement', 'Prevention', 'Change'] as const

export function AreasBand({ t, href }: Props) {
  return (
    <Band look="tint" labelledBy="areas" inner="split split--start aside-wide">
      <div className="stack sticky">
        <h2 id="areas">{t('home.areas')}</h2>
        <p className="muted">{t('home.areasText')}</p>
        <MoreLink href={href(paths.areasOfSupport())}>{t('home.areasMore')}</MoreLink>
      </div>
      <div className="grid min-wide gap-rows">
        {areas.map((area, index) => (
          <Area key={area} index={index} title={t(`home.area${area}`)} text={t(`home.area${area}Text`)} />
        ))}
      </div>
    </Band>
  )
}

const steps = ['Need', 'Suggest', 'Choose', 'Work'] as const

export function HowBand({ t, href }: Props) {
  return (
    <Band labelledBy="how">
      <SectionHead
        id="how"
        title={t('home.how')}
        text={t('home.howText')}
        more={{ label: t('home.howMore'), href: href(paths.aboutProgramme()) }}
      />
      <Steps items={steps.map((step) => ({ title: t(`home.how${step}`), text: t(`home.how${step}Text`) }))} />
    </Band>
  )
}
