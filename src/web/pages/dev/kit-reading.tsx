import { Accordion, AccordionItem } from '../../ui/accordion/accordion.tsx'
import { Band } from '../../ui/band/band.tsx'
import { LinkButton } from '../../ui/button/button.tsx'
import { Callout } from '../../ui/callout/callout.tsx'
import { KeyValues } from '../../ui/key-values/key-values.tsx'
import { MoreLink } from '../../ui/more-link/more-link.tsx'
import { Person } from '../../ui/person/person.tsx'
import { Picture } from '../../ui/picture/picture.tsx'
import { Prose } from '../../ui/prose/prose.tsx'
import { Timeline } from '../../ui/timeline/timeline.tsx'
import { WorldMap } from '../../ui/world-map/world-map.tsx'
import type { SampleProps } from './sample.ts'

export function KitReading({ t, at }: SampleProps) {
  return (
    <>
      <Band inner="split">
        <div className="stack gap-6">
          <Accordion>
            <AccordionItem title={t('kitSample.question1')} open>
              <Prose>
                <p>{t('kitSample.answer1')}</p>
                <ul>
                  <li>{t('kitSample.answer1a')}</li>
                  <li>{t('kitSample.answer1b')}</li>
                </ul>
              </Prose>
            </AccordionItem>
            <AccordionItem title={t('kitSample.question2')}>
              <Prose>
                <p>{t('kitSample.answer2')}</p>
              </Prose>
            </AccordionItem>
          </Accordion>
          <Prose>
            <h2>{t('kitSample.story2')}</h2>
            <p>{t('kitSample.story2Text')}</p>
            <blockquote>
              <p>{t('kitSample.storyQuote')}</p>
              <footer>{t('kitSample.storyQuoteBy')}</footer>
            </blockquote>
          </Prose>
          <Person
            large
            quote={t('kitSample.quote2')}
            name={t('kitSample.person2')}
            role={t('kitSample.person2Role')}
            initials="TH"
            tone="leaf"
          />
        </div>
        <div className="stack gap-6">
          <Callout title={t('kitSample.glance')}>
            <KeyValues
              items={[
                { term: t('kitSample.commitment'), value: t('kitSample.commitmentText') },
                { term: t('kitSample.within48'), value: t('kitSample.within48Value'), big: true },
              ]}
            />
          </Callout>
          <LinkButton block href={`#${at}`}>
            {t('kitSample.apply')}
          </LinkButton>
          <MoreLink href={`#${at}`} icon="file">
            {t('kitSample.terms')}
          </MoreLink>
          <Timeline
            items={[
              { text: t('kitSample.matched'), date: '2024-02', dateText: t('kitSample.february') },
              { text: t('kitSample.visited'), date: '2024-06', dateText: t('kitSample.june') },
            ]}
          />
          <Picture src="/scenes/island-clinic.svg" alt={t('kitSample.ferryAlt')} lazy />
        </div>
      </Band>
      <Band>
        <WorldMap
          id={`${at}-map`}
          description={t('kitSample.map')}
          names={{
            europe: t('kitSample.europe'),
            africa: t('kitSample.africa'),
            latinAmerica: t('kitSample.latinAmerica'),
            southEastAsia: t('kitSample.southEastAsia'),
            cyprus: t('kitSample.cyprus'),
            indonesia: t('kitSample.indonesia'),
          }}
          legend={{
            active: t('kitSample.mapActive'),
            inactive: t('kitSample.mapInactive'),
            national: t('kitSample.mapNational'),
            note: t('kitSample.mapNote'),
          }}
        />
      </Band>
    </>
  )
}
