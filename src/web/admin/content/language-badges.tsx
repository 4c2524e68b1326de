import { type Locale, localeFacts } from '../../../domain/messages/locales.ts'
import type { BadgeLook } from '../../ui/badge/badge.tsx'
import { PageIcon } from '../../ui/icon/page-icon.tsx'

export type LanguageBadge = { locale: Locale; href: string; state: string; look: BadgeLook }

type Props = {
  label: string
  badges: readonly LanguageBadge[]
  /** Shows the full names of languages, if there is room. */
  roomy?: boolean
  current?: Locale | undefined
}

/** Every language with the state of its text; each leads to the page where it is written. */
export function LanguageBadges({ label, badges, roomy = false, current }: Props) {
  return (
    <ul className="languages" data-roomy={roomy ? '' : undefined} aria-label={label}>
      {badges.map(({ locale, href, state, look: { tone, icon } }) => {
        const name = <span lang={locale}>{localeFacts(locale).name}</span>
        return (
          <li key={locale}>
            <a
              className="badge"
              data-tone={tone}
              href={href}
              aria-current={locale === current ? 'page' : undefined}
              title={roomy ? undefined : state}
            >
              <PageIcon name={icon} />
              {roomy ? (
                <span>
                  {name}: {state}
                </span>
              ) : (
                <>
                  {locale.toUpperCase()}
                  <span className="vh">
                    {' '}
                    {name}: {state}
                  </span>
                </>
              )}
            </a>
          </li>
        )
      })}
    </ul>
  )
}
