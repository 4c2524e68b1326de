import type { RegistryFacts } from '../../domain/forms/registry.ts'
import type { MessageKey } from '../../domain/messages/catalogue.ts'
import type { Translate } from '../../domain/messages/translate.ts'

/** The column of links to the institution elsewhere, if any are set. */
export function followColumn(registry: RegistryFacts, t: Translate) {
  const links = follow
    .map(({ label, fact }) => ({ label: t(label), href: registry[fact], external: true }))
    .filter(({ href }) => href !== '')
  return links.length > 0 ? [{ title: t('site.follow'), links }] : []
}

const follow = [
  { label: 'site.followInstitution', fact: 'social_institution' },
  { label: 'site.followX', fact: 'social_x' },
  { label: 'site.followVideo', fact: 'social_video' },
  { label: 'site.followNetwork', fact: 'social_network' },
] as const satisfies readonly { label: MessageKey; fact: keyof RegistryFacts }[]
