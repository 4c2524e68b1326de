import type { PublicFigures } from '../../../domain/content/public-figures.ts'
import { paths } from '../../../domain/paths.ts'
import type { PageContext } from '../../page.ts'
import { Band } from '../../ui/band/band.tsx'
import { Facts } from '../../ui/facts/facts.tsx'
import { SectionHead } from '../../ui/section-head/section-head.tsx'
import { sayFigure } from '../places/say-figure.ts'

type Props = { figures: PublicFigures } & Pick<PageContext, 't'>

/** What the registry has, as far as it is enough to be published. */
export function RegistryFigures({ figures: { hospitals, experts, countries }, t }: Props) {
  const inCountries =
    countries > 0
      ? t('home.figureHospitals', { countries: sayFigure(countries, t) })
      : t('home.figureHospitalsOnly')
  return (
    <Facts
      items={[
        ...(hospitals > 0 ? [{ value: sayFigure(hospitals, t), meaning: inCountries }] : []),
        ...(experts > 0 ? [{ value: sayFigure(experts, t), meaning: t('home.figureExperts') }] : []),
      ]}
    />
  )
}

type SpeakersProps = { speakers: number } & Pick<PageContext, 't' | 'href'>

/** A band about experts who speak the language of the page. */
export function SpeakersBand({ speakers, t, href }: SpeakersProps) {
  if (speakers === 0) return null
  return (
    <Band look="line" labelledBy="speak">
      <SectionHead
        id="speak"
        title={t('home.speak')}
        text={t('home.speakText', { number: sayFigure(speakers, t) })}
        more={{ label: t('home.requestSupport'), href: href(paths.applyHospital()) }}
      />
    </Band>
  )
}
