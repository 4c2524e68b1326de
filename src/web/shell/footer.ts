import { brand } from '../../domain/brand.ts'
import type { MessageKey } from '../../domain/messages/catalogue.ts'
import { paths } from '../../domain/paths.ts'

type FooterLink = { label: MessageKey } & ({ path: string } | { url: string })

export const footerColumns: readonly { title: MessageKey; links: readonly FooterLink[] }[] = [
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
  {
    title: 'site.follow',
    links: [
      { label: 'site.followInstitution', url: brand.social.institution },
      { label: 'site.followX', url: brand.social.x },
      { label: 'site.followVideo', url: brand.social.video },
      { label: 'site.followNetwork', url: brand.social.network },
    ],
  },
]
