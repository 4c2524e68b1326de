import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { attacks } from '../../../../tests/harness/content/attack-texts.ts'
import { harmIn } from '../../../../tests/harness/content/harm-in.ts'
import { usualFacts } from '../../../domain/brand.ts'
import { memberGroups } from '../../../domain/content/member-groups.ts'
import type { Locale } from '../../../domain/messages/locales.ts'
import { translator } from '../../../domain/messages/translate.ts'
import { wordingOf } from '../../../domain/messages/wording-of.ts'
import { judgeContent } from '../../../services/content/judge-content.ts'
import type { Member, Partner } from '../../../services/content/read-members.ts'
import type { PageContext } from '../../page.ts'
import { contentPage } from '../pages/content-page.tsx'
import type { PageEntries } from '../pages/page-entries.ts'
import { contentOf } from '../prose/static-content.ts'

const ama: Member = {
  id: '1',
  slug: 'ama',
  kind: 'team',
  name: 'Ama Mensah',
  role: 'Coordinator',
  institution: 'Ridge Hospital',
  biography: '<p>She answers.</p>',
  is_sample: false,
  picture: null,
  lang: 'en',
}
const juniper: Partner = {
  id: '2',
  slug: 'juniper',
  kind: 'funding',
  name: 'Juniper',
  address: 'https://juniper.org/',
  description: '<p>Pays.</p>',
  is_sample: false,
  picture: { key: 'a'.repeat(32), width: 90, height: 30, alt: 'Logo of Juniper' },
  lang: 'en',
}

function draw(page: string, entries: PageEntries, locale: Locale = 'en') {
  const context = {
    data: { content: contentOf(page, { locale, registry: usualFacts }), ...entries },
    locale,
    path: `/${page}`,
    t: translator(locale, wordingOf(locale, usualFacts)),
    href: (path: string) => path,
  }
  return renderToStaticMarkup(contentPage.Body(context as unknown as PageContext<never>) as never)
}

const read = (html: string) => new DOMParser().parseFromString(`<main>${html}</main>`, 'text/html')

test('47.4 the team page shows each body that has members, with portrait, role, institution and words', () => {
  const page = read(draw('team', { members: [ama, { ...ama, slug: 'zoe', kind: 'advisory_board' }] }))
  const sections = [...page.querySelectorAll('section h2')].map(({ textContent }) => textContent)
  expect(sections).toEqual(['The team', 'Members of the advisory board'])
  expect(page.querySelector('#member-ama')?.textContent).toContain(
    'Ama MensahCoordinatorRidge HospitalShe answers.',
  )
  expect(page.querySelectorAll('#member-ama .portrait--lg svg')).toHaveLength(1)
})

test('47.4 the partners stand with logo, website, kind and words', () => {
  const page = read(draw('other-partners', { partners: [juniper] }))
  const entry = page.querySelector('#partner-juniper')
  expect(entry?.textContent).toBe('JuniperFunding partnerPays.')
  const logo = entry?.querySelector('img')
  expect(['alt', 'width', 'height', 'loading'].map((name) => logo?.getAttribute(name))).toEqual([
    'Logo of Juniper',
    '90',
    '30',
    'lazy',
  ])
  expect(entry?.querySelector('a')?.getAttributeNames().sort()).toEqual(['href', 'rel'])
})

test('47.4 an English entry on a French page is marked, its kind is French', () => {
  const page = read(draw('other-partners', { partners: [juniper] }, 'fr'))
  expect(page.querySelector('#partner-juniper h3')?.getAttribute('lang')).toBe('en')
  expect(page.querySelector('#partner-juniper p.sm')?.textContent).toBe('Partenaire financier')
  const people = read(draw('team', { members: [ama] }, 'fr'))
  expect(people.querySelector('#member-ama [lang=en]')?.textContent).toContain('Coordinator')
})

test('47.5 a section without entries is not shown', () => {
  for (const page of ['team', 'governance', 'secretariat', 'our-trainers', 'meet-experts']) {
    const empty = { members: [], profiles: { experts: [], trainers: [] } }
    expect(read(draw(page, empty)).querySelectorAll('.band--straw'), page).toHaveLength(0)
  }
  expect(read(draw('other-partners', { partners: [] })).querySelector('#our-partners')).toBeNull()
})

describe('47.7 nothing that an editor types about people and partners runs or breaks the page', () => {
  test.each(attacks)('%s', (attack) => {
    const line = `W ${attack}`.slice(0, 118)
    const words = {
      member: { name: line, role: line, institution: line, biography: attack },
      partner: { name: line, description: attack },
    }
    const judged = (kind: 'member' | 'partner', group: string) => {
      const answers = { ...words[kind], kind: group }
      const accepted = judgeContent(kind, { answers, picture: null, isComplete: true, isSample: true })
      if (!accepted.ok) throw new Error(JSON.stringify(accepted.refusal))
      return accepted.value
    }
    const members = memberGroups.map((kind) => ({ ...ama, biography: '', ...judged('member', kind), kind }))
    const partner = { description: '', ...judged('partner', 'funding'), kind: 'funding' as const }
    const partners = [{ ...juniper, picture: null, ...partner }]
    expect(harmIn(draw('team', { members: members as Member[] }))).toEqual([])
    expect(harmIn(draw('other-partners', { partners: partners as Partner[] }))).toEqual([])
  })
})
