import { Area } from '../ui/area/area.tsx'
import { Band } from '../ui/band/band.tsx'
import { LinkButton } from '../ui/button/button.tsx'
import { Card, Cards, cardSizes } from '../ui/card/card.tsx'
import { MoreLink } from '../ui/more-link/more-link.tsx'
import { NewsList } from '../ui/news-list/news-list.tsx'
import { Person } from '../ui/person/person.tsx'
import { Picture } from '../ui/picture/picture.tsx'
import { SectionHead } from '../ui/section-head/section-head.tsx'
import { Steps } from '../ui/steps/steps.tsx'
import type { SampleProps } from './sample.ts'

const numbers = [1, 2, 3] as const
const pair = [1, 2] as const

export function KitContent({ t, at, picture }: SampleProps) {
  const here = `#${at}`
  return (
    <>
      <Band look="tint" labelledBy={`${at}-areas`} inner="split split--start aside-wide">
        <div className="stack sticky">
          <h2 id={`${at}-areas`}>{t('kitSample.areas')}</h2>
          <p className="muted">{t('kitSample.areasText')}</p>
          <MoreLink href={here}>{t('kitSample.areasMore')}</MoreLink>
        </div>
        <div className="grid min-wide gap-rows">
          {numbers.map((n) => (
            <Area key={n} index={n - 1} title={t(`kitSample.area${n}`)} text={t(`kitSample.area${n}Text`)} />
          ))}
        </div>
      </Band>
      <Band labelledBy={`${at}-how`}>
        <SectionHead
          id={`${at}-how`}
          title={t('kitSample.how')}
          text={t('kitSample.howText')}
          more={{ label: t('kitSample.howMore'), href: here }}
        />
        <Steps
          items={numbers.map((n) => ({ title: t(`kitSample.step${n}`), text: t(`kitSample.step${n}Text`) }))}
        />
      </Band>
      <Band look="straw" labelledBy={`${at}-meet`}>
        <SectionHead id={`${at}-meet`} title={t('kitSample.meet')} />
        <div className="grid gap-7">
          {pair.map((n) => (
            <Person
              key={n}
              name={t(`kitSample.person${n}`)}
              role={t(`kitSample.person${n}Role`)}
              quote={t(`kitSample.quote${n}`)}
              initials={n === 1 ? 'NL' : 'TH'}
              tone={n === 1 ? 'petrol' : 'saffron'}
              more={{
                label: t('kitSample.readMore'),
                href: here,
                about: t('kitSample.aboutPerson', { name: t(`kitSample.person${n}`) }),
              }}
            />
          ))}
        </div>
      </Band>
      <Band labelledBy={`${at}-impact`}>
        <SectionHead id={`${at}-impact`} title={t('kitSample.impact')} />
        <Cards>
          {pair.map((n) => (
            <Card
              key={n}
              title={t(`kitSample.story${n}`)}
              meta={t(`kitSample.story${n}Place`)}
              text={t(`kitSample.story${n}Text`)}
              art={picture && <Picture picture={picture} sizes={cardSizes} lazy />}
              more={{ label: t('kitSample.learnMore'), href: here, about: t(`kitSample.story${n}`) }}
              framed={n === 2}
            />
          ))}
        </Cards>
      </Band>
      <Band look="line" labelledBy={`${at}-news`} inner="split split--start aside-wide">
        <h2 id={`${at}-news`}>{t('kitSample.news')}</h2>
        <NewsList
          items={[
            {
              date: '2024-11-18',
              dateText: t('kitSample.news1Date'),
              title: t('kitSample.news1'),
              text: t('kitSample.news1Text'),
              href: here,
            },
            { date: '2024-10-02', dateText: t('kitSample.news2Date'), title: t('kitSample.news2') },
          ]}
        />
      </Band>
      <Band look="petrol" labelledBy={`${at}-call`} inner="stack gap-5">
        <h2 id={`${at}-call`}>{t('kitSample.call')}</h2>
        <div className="row btn-row">
          <LinkButton variant="accent" href={here}>
            {t('kitSample.requestSupport')}
          </LinkButton>
          <LinkButton variant="secondary" href={here}>
            {t('kitSample.becomeExpert')}
          </LinkButton>
        </div>
      </Band>
    </>
  )
}
