import { expect, test } from 'vitest'
import { find, findAll, serve } from '../../../../tests/harness/components/mount.ts'
import { SiteHeader } from './site-header.tsx'

const labels = { home: 'ASTER home', menu: 'Menu', navigation: 'Main', language: 'Language' }
const languages = [
  { label: 'English', lang: 'en', href: '/about', current: true },
  { label: 'Français', lang: 'fr', href: '/fr/about' },
]

function header(current = false, offered = languages) {
  return serve(
    <SiteHeader
      home="/"
      labels={labels}
      languages={offered}
      menus={[
        {
          label: 'About',
          href: '/about',
          items: [{ label: 'Team', hint: 'Who we are', href: '/team', current }],
        },
        { label: 'Partnerships', href: '/partnerships', items: [] },
      ]}
    />,
  )
}

test('menus open without a script, one at a time', () => {
  const menus = findAll<HTMLDetailsElement>(header(), '.nav details')
  expect(menus.map((menu) => menu.getAttribute('name'))).toEqual(['site-menu', 'site-menu'])
  expect(menus.every((menu) => menu.querySelector('summary'))).toBe(true)
})

test('a menu without items is a plain link', () => {
  expect(find(header(), 'a[href="/partnerships"]').textContent).toBe('Partnerships')
})

test('the current page and its menu are marked', () => {
  const page = header(true)
  expect(find(page, 'a[href="/team"]').getAttribute('aria-current')).toBe('page')
  expect(find(page, 'summary.nav__link').getAttribute('aria-current')).toBe('true')
  expect(header(false).querySelector('summary[aria-current]')).toBeNull()
})

test('languages are offered only when there is a choice', () => {
  expect(find(header(), '.lang a[lang=fr]').getAttribute('href')).toBe('/fr/about')
  expect(header(false, languages.slice(0, 1)).querySelector('.lang')).toBeNull()
})
