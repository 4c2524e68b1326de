import { Fragment, type ReactNode } from 'react'
import { type Crumb, Crumbs } from '../crumbs/crumbs.tsx'
import { PageIcon } from '../icon/page-icon.tsx'
import type { PageIconName } from '../icon/page-icons.ts'
import type { Sign } from '../logo/logo.tsx'
import { LogoAndMenu } from '../site-header/site-header.tsx'

type RailLink = {
  label: string
  href: string
  icon: PageIconName
  current?: boolean
  /** How many wait there; `text` completes the number for screen readers. */
  open?: { count: number; text: string }
}

/** Links under a common title; a group of one link needs none. */
type RailGroup = { title?: string; links: readonly RailLink[] }

type AdminShellProps = {
  home: string
  sign?: Sign | undefined
  groups: readonly RailGroup[]
  /** The search button beside the logo. */
  find?: ReactNode
  /** `action` is where they sign out, a form of their own. */
  person: { name: string; role: string; action?: ReactNode }
  labels: { home: string; menu: string; navigation: string }
  children: ReactNode
}

export function AdminShell({ home, sign, groups, find, person, labels, children }: AdminShellProps) {
  return (
    <div className="admin">
      <header className="rail on-petrol">
        <div className="rail__in">
          <LogoAndMenu home={home} sign={sign} labels={labels} />
          {find}
          <div className="rail__more">
            <nav aria-label={labels.navigation}>
              {groups.map(({ title, links }) => (
                <Fragment key={links[0]?.href}>
                  {title && <p className="rail__group">{title}</p>}
                  {links.map(railLink)}
                </Fragment>
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

const railLink = ({ label, href, icon, current, open }: RailLink) => (
  <a key={href} href={href} aria-current={current ? 'page' : undefined}>
    <PageIcon name={icon} />
    {label}
    {open && (
      <b>
        {open.count}
        <span className="vh"> {open.text}</span>
      </b>
    )}
  </a>
)

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
