import { paths } from '../../../domain/paths.ts'
import type { PageContext } from '../../page.ts'
import { Band } from '../../ui/band/band.tsx'
import { LinkButton } from '../../ui/button/button.tsx'
import { PageIcon } from '../../ui/icon/page-icon.tsx'
import type { PageIconName } from '../../ui/icon/page-icons.ts'
import { MoreLink } from '../../ui/more-link/more-link.tsx'
import { onePetal, Petals } from '../../ui/petals/petals.tsx'
import { SectionHead } from '../../ui/section-head/section-head.tsx'

type Props = Pick<PageContext, 't' | 'href'>

export const doors = [
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

type PathProps = { icon: PageIconName; title: string; text: string; action: { label: string; href: string } }

export function Path({ icon, title, text, action }: PathProps) {
  return (
    <div className="path">
      <PageIcon name={icon} large />
      <h3>{title}</h3>
      <p className="muted">{text}</p>
      <p>
        <LinkButton href={action.href}>{action.label}</LinkButton>
      </p>
    </div>
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

/** One of the six areas of support; `index` says which petal is its own. */
export function Area({ index, title, text }: { index: number; title: string; text: string }) {
  return (
    <div className="area">
      <Petals petals={onePetal(index)} />
      <h3 className="h4">{title}</h3>
      <p>{text}</p>
    </div>
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

export function Steps({ items }: { items: readonly { title: string; text: string }[] }) {
  return (
    <ol className="steps grid">
      {items.map(({ title, text }) => (
        <li key={title}>
          <h3 className="h4">{title}</h3>
          <p className="muted">{text}</p>
        </li>
      ))}
    </ol>
  )
}
