import type { MessageKey } from '../../../domain/messages/catalogue.ts'
import { paths } from '../../../domain/paths.ts'
import type { PageContext } from '../../page.ts'
import { Area } from '../../ui/area/area.tsx'
import { Band } from '../../ui/band/band.tsx'
import type { PageIconName } from '../../ui/icon/page-icons.ts'
import { MoreLink } from '../../ui/more-link/more-link.tsx'
import { Path } from '../../ui/path/path.tsx'
import { SectionHead } from '../../ui/section-head/section-head.tsx'
import { Steps } from '../../ui/steps/steps.tsx'

type Props = Pick<PageContext, 't' | 'href'>
type Said = { title: MessageKey; text: MessageKey }

const doors: readonly (Said & { icon: PageIconName; action: MessageKey; path: string })[] = [
  {
    icon: 'hospital',
    title: 'home.startHospital',
    text: 'home.startHospitalText',
    action: 'home.requestSupport',
    path: paths.applyHospital(),
  },
  {
    icon: 'user',
    title: 'home.startExpert',
    text: 'home.startExpertText',
    action: 'home.becomeExpert',
    path: paths.applyExpert(),
  },
  {
    icon: 'teach',
    title: 'home.startTrainer',
    text: 'home.startTrainerText',
    action: 'home.becomeTrainer',
    path: paths.applyTrainer(),
  },
]

export function StartBand({ t, href }: Props) {
  return (
    <Band labelledBy="start">
      <SectionHead id="start" title={t('home.start')} />
      <div className="grid gap-6">
        {doors.map(({ icon, title, text, action, path }) => (
          <Path
            key={path}
            icon={icon}
            title={t(title)}
            text={t(text)}
            action={{ label: t(action), href: href(path) }}
          />
        ))}
      </div>
    </Band>
  )
}

const areas: readonly Said[] = [
  { title: 'home.areaInfection', text: 'home.areaInfectionText' },
  { title: 'home.areaStewardship', text: 'home.areaStewardshipText' },
  { title: 'home.areaDiagnostics', text: 'home.areaDiagnosticsText' },
  { title: 'home.areaMeasurement', text: 'home.areaMeasurementText' },
  { title: 'home.areaPrevention', text: 'home.areaPreventionText' },
  { title: 'home.areaChange', text: 'home.areaChangeText' },
]

export function AreasBand({ t, href }: Props) {
  return (
    <Band look="tint" labelledBy="areas" inner="split split--start aside-wide">
      <div className="stack sticky">
        <h2 id="areas">{t('home.areas')}</h2>
        <p className="muted">{t('home.areasText')}</p>
        <MoreLink href={href(paths.areasOfSupport())}>{t('home.areasMore')}</MoreLink>
      </div>
      <div className="grid min-wide gap-rows">
        {areas.map(({ title, text }, index) => (
          <Area key={title} index={index} title={t(title)} text={t(text)} />
        ))}
      </div>
    </Band>
  )
}

const steps: readonly Said[] = [
  { title: 'home.howNeed', text: 'home.howNeedText' },
  { title: 'home.howSuggest', text: 'home.howSuggestText' },
  { title: 'home.howChoose', text: 'home.howChooseText' },
  { title: 'home.howWork', text: 'home.howWorkText' },
]

export function HowBand({ t, href }: Props) {
  return (
    <Band labelledBy="how">
      <SectionHead
        id="how"
        title={t('home.how')}
        text={t('home.howText')}
        more={{ label: t('home.howMore'), href: href(paths.aboutProgramme()) }}
      />
      <Steps items={steps.map(({ title, text }) => ({ title: t(title), text: t(text) }))} />
    </Band>
  )
}
