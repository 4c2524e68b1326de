import { PageIcon } from '../icon/page-icon.tsx'
import { Logo, type Sign } from '../logo/logo.tsx'

export type MenuItem = {
  label: string
  hint?: string
  href: string
  current?: boolean
  external?: boolean
  lang?: string
  dir?: 'ltr' | 'rtl'
}

/** A menu with items opens a panel; one without is a plain link. */
export type Menu = { label: string; href?: string; items?: readonly MenuItem[]; current?: boolean | 'page' }

export type Language = { label: string; lang: string; href: string; current?: boolean }

type SiteHeaderProps = {
  home: string
  sign?: Sign | undefined
  menus: readonly Menu[]
  labels: { home: string; menu: string; navigation: string; language?: string }
  languages?: readonly Language[]
}

/** Every menu is a `details`, so the header works before and without JavaScript. */
export function SiteHeader({ home, sign, menus, labels, languages = [] }: SiteHeaderProps) {
  return (
    <header className="site-header">
      <div className="wrap site-header__bar">
        <LogoAndMenu home={home} sign={sign} labels={labels} />
        <nav className="nav" aria-label={labels.navigation}>
          <ul className="nav__list">
            {menus.map((menu) => (
              <li key={menu.label} className="nav__item">
                {menu.items?.length ? <MenuPanel menu={menu} items={menu.items} /> : <MenuLink menu={menu} />}
              </li>
            ))}
          </ul>
          {languages.length > 1 && <LanguageMenu label={labels.language} languages={languages} />}
        </nav>
      </div>
    </header>
  )
}

type LogoAndMenuProps = { home: string; sign?: Sign | undefined; labels: { home: string; menu: string } }

/** On narrow screens the empty `details` shows and hides the element after it. */
export function LogoAndMenu({ home, sign, labels }: LogoAndMenuProps) {
  return (
    <>
      <Logo href={home} label={labels.home} sign={sign} />
      <details className="menu">
        <summary className="menu__btn">
          <PageIcon name="menu" />
          {labels.menu}
        </summary>
      </details>
    </>
  )
}

export function SkipLink({ href, children }: { href: string; children: string }) {
  return (
    <a className="skip" href={href}>
      {children}
    </a>
  )
}

function MenuLink({ menu }: { menu: Menu }) {
  return (
    <a className="nav__link" href={menu.href} aria-current={menu.current || undefined}>
      {menu.label}
    </a>
  )
}

function MenuPanel({ menu, items }: { menu: Menu; items: readonly MenuItem[] }) {
  const current = Boolean(menu.current) || items.some((item) => item.current)
  return (
    <details name="site-menu">
      <summary className="nav__link" aria-current={current || undefined}>
        {menu.label}
        <PageIcon name="chevron" />
      </summary>
      <ul className="nav__panel">
        {items.map((item) => (
          <li key={item.href}>
            <a
              href={item.href}
              aria-current={item.current ? 'page' : undefined}
              rel={item.external ? 'noopener noreferrer' : undefined}
              lang={item.lang}
              dir={item.dir}
            >
              {item.label}
              {item.hint && <span>{item.hint}</span>}
            </a>
          </li>
        ))}
      </ul>
    </details>
  )
}

function LanguageMenu({ label, languages }: { label?: string; languages: readonly Language[] }) {
  return (
    <details name="site-menu" className="lang">
      <summary className="pill">
        <PageIcon name="globe" />
        <span className="vh">{label}</span>
        <span className="pill__text">{languages.find((language) => language.current)?.label}</span>
        <PageIcon name="chevron" />
      </summary>
      <ul className="nav__panel">
        <LanguageLinks languages={languages} />
      </ul>
    </details>
  )
}

/** The items of a list; each language is named by itself. */
export function LanguageLinks({ languages }: { languages: readonly Language[] }) {
  return languages.map(({ label, lang, href, current }) => (
    <li key={lang}>
      <a href={href} lang={lang} aria-current={current || undefined}>
        {label}
      </a>
    </li>
  ))
}
