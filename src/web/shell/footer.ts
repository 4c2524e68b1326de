import type { RegistryFacts } from '../../domain/forms/registry.ts'
import type { MessageKey } from '../../domain/messages/catalogue.ts'
import { paths } from '../../domain/paths.ts'

type FooterLink = { label: MessageKey } & ({ path: string } | { url: string })

type FooterColumn = { title: MessageKey; links: readonly FooterLink[] }

const ownPages: readonly FooterColumn[] = [
  {
    title: 'site.hospitals',
    links: [
      { label: 'site.typesOfSupport', path: paths.typesOfSupport() },
      { label: 'site.facilityHelp', path: paths.facilityHelp() },
      { label: 'site.requestSupport', path: paths.applyHospital() },
    ],
  },
  {
    title: 'site.expertsAndTrainers',
    links: [
      { label: 'site.whatIsExpert', path: paths.whatIsExpert() },
      { label: 'site.meetExperts', path: paths.expertStories() },
      { label: 'site.applyAsExpert', path: paths.applyExpert() },
      { label: 'site.applyAsTrainer', path: paths.applyTrainer() },
    ],
  },
  {
    title: 'site.about',
    links: [
      { label: 'site.aboutProgramme', path: paths.aboutProgramme() },
      { label: 'site.whereWeWork', path: paths.whereWeWork() },
      { label: 'site.yourData', path: paths.privacy() },
      { label: 'site.accessibility', path: paths.accessibility() },
      { label: 'contact.title', path: paths.contact() },
    ],
  },
]

export function footerColumns(registry: RegistryFacts): readonly FooterColumn[] {
  const links = follow
    .map(({ label, fact }) => ({ label, url: registry[fact] }))
    .filter(({ url }) => url !== '')
  return links.length > 0 ? [...ownPages, { title: 'site.follow', links }] : ownPages
}

const follow = [
  { label: 'site.followInstitution', fact: 'social_institution' },
  { label: 'site.followX', fact: 'social_x' },
  { label: 'site.followVideo', fact: 'social_video' },
  { label: 'site.followNetwork', fact: 'social_network' },
] as const satisfies readonly { label: MessageKey; fact: keyof RegistryFacts }[]
