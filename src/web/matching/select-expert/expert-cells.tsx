import type { ReactNode } from 'react'
import { flagPath } from '../../../domain/lists/countries.ts'
import { codeOf, nameOf } from '../../../domain/matching/borders.ts'
import { fitOf } from '../../../domain/matching/fit.ts'
import { sayEvidence } from '../../../domain/matching/say-evidence.ts'
import { criteria } from '../../../domain/matching/scale.ts'
import type { Petals } from '../../../domain/matching/score.ts'
import { nameOfExpert, type ShortlistedExpert } from '../../../domain/matching/shortlist.ts'
import type { Translate } from '../../../domain/messages/translate.ts'
import { toneOf } from '../../ui/portrait/portrait.tsx'
import { Fit } from '../../ui/shortlist/fit.tsx'
import { LanguageLevels } from '../../ui/shortlist/language-levels.tsx'
import { expertFacts, languagesOf } from './expert-facts.ts'

/** Every fact that the specification lists, under the same titles in the same order for everybody. */
export function expertCells(
  expert: ShortlistedExpert,
  t: Translate,
): { title: string; content: ReactNode }[] {
  const facts = expertFacts(expert, t)
  const lines = (...names: (keyof typeof facts)[]) => (
    <Lines texts={names.flatMap((name) => facts[name])} none={t('selectExpert.noneStated')} />
  )
  return [
    { title: t('selectExpert.fit'), content: <Reasons petals={expert.petals} t={t} /> },
    { title: t('expert.level_of_expertise_id'), content: lines('level') },
    { title: t('expert.work_experience_range'), content: lines('years') },
    { title: t('expert.specialty_ids'), content: lines('specialties') },
    { title: t('selectExpert.languages'), content: <LanguageLevels items={languagesOf(expert, t)} /> },
    { title: t('expert.registry_related_experience'), content: lines('related') },
    {
      title: t('selectExpert.regional'),
      content: (
        <>
          {lines('regions')}
          <p className="muted sm">{facts.countries}</p>
        </>
      ),
    },
    { title: t('selectExpert.availability'), content: lines('availability', 'time') },
    { title: t('expert.professional_society_membership'), content: lines('societies') },
  ]
}

function Reasons({ petals, t }: { petals: Petals; t: Translate }) {
  const items = criteria.map((criterion) => ({
    text: sayEvidence(petals[criterion].evidence, t, 'hospital'),
    fit: fitOf(petals[criterion]),
  }))
  const labels = { meets: t('kit.meets'), inPart: t('kit.inPart'), misses: t('kit.misses') }
  return <Fit items={items} labels={labels} />
}

function Lines({ texts, none }: { texts: readonly (string | undefined)[]; none: string }) {
  const stated = texts.filter((text) => text?.trim())
  if (stated.length < 2) return <p>{stated[0] ? <bdi>{stated[0]}</bdi> : none}</p>
  return (
    <ul className="lines">
      {stated.map((text) => (
        <li key={text}>
          <bdi>{text}</bdi>
        </li>
      ))}
    </ul>
  )
}

/** Why the expert cannot be chosen, or that other hospitals have chosen them as well. */
export function sayObstacles({ load, gates }: ShortlistedExpert, t: Translate): string | undefined {
  if (gates.length > 0) return gates.map((gate) => t(`selectExpert.unfit_${gate}`)).join(' ')
  return load === 'free' ? undefined : t(`selectExpert.load_${load}`)
}

export const candidateId = ({ id }: Pick<ShortlistedExpert, 'id'>) => `expert-${id}`

export function candidateProps(expert: ShortlistedExpert, at: number, t: Translate) {
  const { name, surname, institution, country } = expert
  const code = codeOf(country)
  return {
    id: candidateId(expert),
    name: nameOfExpert(expert),
    institution,
    country: { label: code ? nameOf(code, t.locale) : country, flag: code && flagPath(code) },
    initials: [name, surname].map((part) => [...part][0] ?? '').join(''),
    tone: toneOf(at),
    cells: expertCells(expert, t),
  }
}
