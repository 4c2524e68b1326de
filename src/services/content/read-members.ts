import { isUuid } from '../../domain/api/uuid.ts'
import { isLink } from '../../domain/forms/whole-link.ts'
import type { Locale } from '../../domain/messages/locales.ts'
import { done, refuse } from '../../domain/refusals.ts'
import {
  findMember,
  findPartner,
  listMembers,
  listPartners,
  type Member,
  type Partner,
} from '../../store/content/published-members.ts'
import type { Store } from '../../store/open-store.ts'
import { cleanHtml } from './clean-html.ts'

export type { Member, Partner } from '../../store/content/published-members.ts'

/** People of the team and its bodies who have agreed to be named. */
export async function readMembers(store: Store, locale: Locale): Promise<Member[]> {
  return (await listMembers(store, locale)).map(safeMember)
}

export async function readPartners(store: Store, locale: Locale): Promise<Partner[]> {
  return (await listPartners(store, locale)).map(safePartner)
}

/** Sanitises on output too, because the row may have been written by other means than the editor. */
const safeMember = <One extends Member>(member: One): One => ({
  ...member,
  biography: cleanHtml(member.biography),
})

const safePartner = <One extends Partner>(partner: One): One => ({
  ...partner,
  address: isLink(partner.address) ? partner.address : '',
  description: cleanHtml(partner.description),
})

export async function previewMember(store: Store, id: string, locale: Locale) {
  const member = isUuid(id) ? await findMember(store, id, locale) : undefined
  return member ? done(safeMember(member)) : refuse('not_found')
}

export async function previewPartner(store: Store, id: string, locale: Locale) {
  const partner = isUuid(id) ? await findPartner(store, id, locale) : undefined
  return partner ? done(safePartner(partner)) : refuse('not_found')
}
