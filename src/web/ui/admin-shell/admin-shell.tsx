import type { ReactNode } from 'react'
import { type Crumb, Crumbs } from '../crumbs/crumbs.tsx'
import { PageIcon } from '../icon/page-icon.tsx'
import type { PageIconName } from '../icon/page-icons.ts'
import { LogoAndMenu } from '../site-header/site-header.tsx'

type RailLink = {
  label: string
  href: string
  icon: PageIconName
  current?: boolean
  /** How many wait there; `text` completes the number aloud. */
  open?: { count: number; text: string }
}

type AdminShellProps = {
  home: string
  links: readonly RailLink[]
  /** `action` is where they sign out, a form of their own. */
  person: { name: string; role: string; action?: ReactNode }
  labels: { home: string; menu: string; navigation: string }
  children: ReactNode
}

export function AdminShell({ home, links, person, labels, children }: AdminShellProps) {
  return (
    <div className="admin">
      <header className="rail on-petrol">
        <div className="rail__in">
          <LogoAndMenu home={home} labels={labels} />
          <div className="rail__more">
            <nav aria-label={labels.navigation}>
              {links.map((link) => (
                <a key={link.href} href={link.href} aria-current={link.current ? 'page' : undefined}>
                  <PageIcon name={link.icon} />
                  {link.label}
                  {link.open && (
                    <b>
                      {link.open.count}
                      <span className="vh"> {link.open.text}</span>
                    </b>
                  )}
                </a>
              ))}
            </nav>
            <div className="rail__me">
              <p>
                <strong>{person.name}</strong>
                {person.role}
              </p>
              {person.action}
            </div>
          </div>
        </div>
      </header>
      {children}
    </div>
  )
}

type AdminHeadProps = {
  title: string
  text?: string
  crumbs?: { label: string; items: readonly Crumb[] }
  children?: ReactNode
}

export function AdminHead({ title, text, crumbs, children }: AdminHeadProps) {
  return (
    <div className="admin__head row row--between">
      <div>
        {crumbs && <Crumbs {...crumbs} />}
        <h1>{title}</h1>
        {text && <p className="muted">{text}</p>}
      </div>
      {children}
    </div>
  )
}
