import { ProgrammeMap } from '../content/pages/programme-map.tsx'
import { Accordion, AccordionItem } from '../ui/accordion/accordion.tsx'
import { Band } from '../ui/band/band.tsx'
import { LinkButton } from '../ui/button/button.tsx'
import { Callout } from '../ui/callout/callout.tsx'
import { KeyValues } from '../ui/key-values/key-values.tsx'
import { MoreLink } from '../ui/more-link/more-link.tsx'
import { Person } from '../ui/person/person.tsx'
import { Picture } from '../ui/picture/picture.tsx'
import { Prose } from '../ui/prose/prose.tsx'
import { Timeline } from '../ui/timeline/timeline.tsx'
import type { SampleProps } from './sample.ts'

export function KitReading({ t, at, picture }: SampleProps) {
  return (
    <>
      <Band inner="split">
        <div className="stack gap-6">
          <Accordion>
            <AccordionItem title={t('kitWork.question1')} open>
              <Prose>
                <p>{t('kitWork.answer1')}</p>
                <ul>
                  <li>{t('kitWork.answer1a')}</li>
                  <li>{t('kitWork.answer1b')}</li>
                </ul>
              </Prose>
            </AccordionItem>
            <AccordionItem title={t('kitWork.question2')}>
              <Prose>
                <p>{t('kitWork.answer2')}</p>
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
          <Callout title={t('kitWork.glance')}>
            <KeyValues
              items={[
                { term: t('kitWork.commitment'), value: t('kitWork.commitmentText') },
                { term: t('kitWork.within48'), value: t('kitWork.within48Value'), big: true },
              ]}
            />
          </Callout>
          <LinkButton block href={`#${at}`}>
            {t('kitSample.apply')}
          </LinkButton>
          <MoreLink href={`#${at}`} icon="file">
            {t('kitWork.terms')}
          </MoreLink>
          <Timeline
            items={[
              { text: t('kitWork.matched'), date: '2024-02', dateText: t('kitWork.february') },
              { text: t('kitWork.visited'), date: '2024-06', dateText: t('kitWork.june') },
            ]}
          />
          {picture && <Picture picture={picture} sizes="21rem" lazy />}
        </div>
      </Band>
      <Band>
        <ProgrammeMap id={`${at}-map`} t={t} />
      </Band>
    </>
  )
}
