import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { attacks } from '../../../tests/harness/content/attack-texts.ts'
import { harmIn } from '../../../tests/harness/content/harm-in.ts'
import { usualFacts } from '../../domain/brand.ts'
import { arrangedMenus, toArrangement } from '../../domain/content/menus/arrangement.ts'
import { menuPlaces } from '../../domain/content/menus/delivered-menus.ts'
import { longestLabel, type MenuAct, rearrange } from '../../domain/content/menus/rearrange.ts'
import { usualSite } from '../../domain/content/site-facts.ts'
import { type Locale, localPath } from '../../domain/messages/locales.ts'
import { translator } from '../../domain/messages/translate.ts'
import { wordingOf } from '../../domain/messages/wording-of.ts'
import { paths } from '../../domain/paths.ts'
import { SiteFooter } from '../ui/site-footer/site-footer.tsx'
import { SiteHeader } from '../ui/site-header/site-header.tsx'
import { shownSections } from './shown-menus.ts'

type Site = typeof usualSite

function draw(site: Site, locale: Locale = 'en') {
  const t = translator(locale, wordingOf(locale, usualFacts))
  const context = { t, locale, path: '/', site, href: (path: string) => localPath(locale, path) }
  const columns = shownSections('footer', context).map(({ label, items }) => ({ title: label, links: items }))
  const labels = { home: 'Home', menu: 'Menu', navigation: 'Main' }
  return renderToStaticMarkup(
    <>
      <SiteHeader home="/" menus={shownSections('header', context)} labels={labels} />
      <SiteFooter home="/" homeLabel="Home" organisation="" columns={columns} notes={[]} />
    </>,
  )
}

function siteWith(...acts: MenuAct[]): Site {
  const menus = acts.reduce((before, act) => {
    const changed = rearrange(before, act)
    if (!changed.ok) throw new Error(JSON.stringify(changed.refusal))
    return changed.value
  }, usualSite.menus)
  return { ...usualSite, menus: arrangedMenus(toArrangement(menus)) }
}

const read = (html: string) => new DOMParser().parseFromString(html, 'text/html')
const link = (label: string, section = 'partnerships'): MenuAct => ({
  act: 'link',
  target: { place: 'header', section },
  link: { address: 'https://ridge.org/', labels: { en: label } },
})

test('47.10 hidden menus and entries are not shown, nor is a column without entries', () => {
  const hidden = siteWith(
    { act: 'hide', target: { place: 'header', section: 'trainer' } },
    { act: 'hide', target: { place: 'header', section: 'about', entry: 0 } },
    ...[0, 1, 2].map(
      (entry): MenuAct => ({ act: 'hide', target: { place: 'footer', section: 'hospitals', entry } }),
    ),
  )
  const page = read(draw(hidden))
  expect([...page.querySelectorAll('summary.nav__link')].map(({ textContent }) => textContent)).toEqual([
    'About',
    'Become an Expert',
    'Request support',
  ])
  expect(page.querySelector(`.nav__panel a[href="${paths.aboutProgramme()}"]`)).toBeNull()
  expect([...page.querySelectorAll('footer h2')].map(({ textContent }) => textContent)).toEqual([
    'Experts and trainers',
    'About',
  ])
})

test('47.12 a link opens in the same tab; a menu that was a link has its page first in the list', () => {
  const page = read(draw(siteWith(link('Ridge')), 'fr'))
  const items = [...page.querySelectorAll('.nav__item:last-child .nav__panel a')]
  expect(items.map((item) => item.getAttribute('href'))).toEqual([
    `/fr${paths.partnerships()}`,
    'https://ridge.org/',
  ])
  const [, own] = items
  expect(['rel', 'target', 'lang', 'dir'].map((name) => own?.getAttribute(name))).toEqual([
    'noopener noreferrer',
    null,
    'en',
    'ltr',
  ])
})

test.each(attacks)('47.12 nothing that is typed as a label runs or breaks a menu: %s', (attack) => {
  const label = attack.slice(0, longestLabel)
  const site = siteWith(
    ...menuPlaces.map(
      (place): MenuAct => ({ ...link(label), target: { place, section: 'about' } }) as MenuAct,
    ),
  )
  const html = draw(site)
  expect(harmIn(html).filter((harm) => !harm.startsWith('<svg'))).toEqual([])
  const shown = [...read(html).querySelectorAll('a[rel]')].map(({ textContent }) => textContent)
  expect(shown).toEqual([label.trim(), label.trim()])
})

test('47.12 an invalid address that was written directly into the database is not linked', () => {
  const stored = { address: 'javascript:alert(1)', labels: { en: 'Run' } }
  const footer = [{ id: 'about', entries: [stored] }]
  expect(draw({ ...usualSite, menus: arrangedMenus({ header: [], footer }) })).not.toContain('script:')
})
