import { brand } from '../../../domain/brand.ts'
import { paths } from '../../../domain/paths.ts'
import type { Home } from '../../../services/content/read-home.ts'
import { organisation } from '../../discovery/structured-data.ts'
import type { Page, PageContext } from '../../page.ts'
import { Band } from '../../ui/band/band.tsx'
import { LinkButton } from '../../ui/button/button.tsx'
import { Facts } from '../../ui/facts/facts.tsx'
import { Hero } from '../../ui/hero/hero.tsx'
import { ExpertsBand, ImpactBand, NewsBand } from './lively-bands.tsx'
import { AreasBand, HowBand, StartBand } from './steady-bands.tsx'

const facts = ['Time', 'Place', 'Fee', 'Language'] as const

/** Promise, four facts, three doors, six areas, how it works, voices, local impact, news, call. */
export const homePage: Page<Home> = {
  title: ({ t }) => t('home.title', { name: brand.name }),
  description: ({ t }) => t('home.description', { name: brand.name }),
  thing: ({ absolute, registry }) => organisation(absolute, registry),
  Body: ({ data, t, href, locale }) => (
    <>
      <Hero
        lines={[t('home.promiseHospital'), t('home.promiseExpert'), t('home.promiseTime')]}
        highlight={t('home.promiseTogether')}
        lede={t('home.lede', { name: brand.name })}
      >
        <LinkButton variant="accent" href={href(paths.applyHospital())}>
          {t('home.requestSupport')}
        </LinkButton>
        <LinkButton variant="secondary" href={href(paths.whatIsExpert())}>
          {t('home.becomeExpert')}
        </LinkButton>
      </Hero>
      <div className="wrap">
        <Facts
          items={facts.map((fact) => ({
            value: t(`home.fact${fact}`),
            meaning: t(`home.fact${fact}Meaning`),
          }))}
        />
      </div>
      <StartBand t={t} href={href} />
      <AreasBand t={t} href={href} />
      <HowBand t={t} href={href} />
      <ExpertsBand experts={data.experts} t={t} href={href} />
      <ImpactBand stories={data.stories} t={t} href={href} />
      <NewsBand news={data.news} t={t} href={href} locale={locale} />
      <CallBand t={t} href={href} />
    </>
  ),
}

/** The three calls of the specification; asking for support is the one in saffron. */
function CallBand({ t, href }: Pick<PageContext, 't' | 'href'>) {
  return (
    <Band look="petrol" labelledBy="call" inner="stack gap-5 call">
      <h2 id="call">{t('home.call')}</h2>
      <div className="row btn-row">
        <LinkButton variant="accent" href={href(paths.applyHospital())}>
          {t('home.requestSupport')}
        </LinkButton>
        <LinkButton variant="secondary" href={href(paths.applyExpert())}>
          {t('home.becomeExpert')}
        </LinkButton>
        <LinkButton variant="secondary" href={href(paths.applyTrainer())}>
          {t('home.becomeTrainer')}
        </LinkButton>
      </div>
    </Band>
  )
}
