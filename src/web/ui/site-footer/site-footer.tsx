import { PageIcon } from '../icon/page-icon.tsx'
import { Logo, type Sign } from '../logo/logo.tsx'
import { type Language, LanguageLinks } from '../site-header/site-header.tsx'

type FooterLink = { label: string; href: string; external?: boolean; lang?: string; dir?: 'ltr' | 'rtl' }

type SiteFooterProps = {
  home: string
  homeLabel: string
  sign?: Sign | undefined
  organisation: string
  languages?: { label: string; all: readonly Language[] }
  columns: readonly { title: string; links: readonly FooterLink[] }[]
  notes: readonly (string | FooterLink)[]
  /** Offered only where a script can carry it out: see `select[data-theme-select]`. */
  appearance?: { label: string; system: string; light: string; dark: string }
}

export function SiteFooter({
  home,
  homeLabel,
  sign,
  organisation,
  languages,
  columns,
  notes,
  appearance,
}: SiteFooterProps) {
  return (
    <footer className="site-footer on-petrol">
      <div className="wrap">
        <div className="site-footer__cols">
          <div className="stack">
            <Logo href={home} label={homeLabel} sign={sign} />
            <p>{organisation}</p>
          </div>
          {columns.map(({ title, links }) => (
            <div key={title}>
              <h2>{title}</h2>
              <ul className="links">
                {links.map((link) => (
                  <li key={link.href}>
                    <FooterAnchor {...link} />
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
        {languages && languages.all.length > 1 && (
          <nav aria-label={languages.label} className="site-footer__base">
            <ul className="links row">
              <LanguageLinks languages={languages.all} />
            </ul>
          </nav>
        )}
        <div className="site-footer__base row row--between muted">
          {notes.map((note) =>
            typeof note === 'string' ? (
              <p key={note}>{note}</p>
            ) : (
              <p key={note.href}>
                <FooterAnchor {...note} />
              </p>
            ),
          )}
          {appearance && (
            <label className="theme pill">
              <PageIcon name="eye" />
              <span className="vh">{appearance.label}</span>
              <select data-theme-select="">
                <option value="">{appearance.system}</option>
                <option value="light">{appearance.light}</option>
                <option value="dark">{appearance.dark}</option>
              </select>
              <PageIcon name="chevron" />
            </label>
          )}
        </div>
      </div>
    </footer>
  )
}

function FooterAnchor({ label, href, external, lang, dir }: FooterLink) {
  return (
    <a href={href} rel={external ? 'noopener noreferrer' : undefined} {...{ lang, dir }}>
      {label}
    </a>
  )
}
