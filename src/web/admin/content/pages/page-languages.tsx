import type { PageName } from '../../../../domain/content/pages/page-names.ts'
import { type Locale, localeFacts } from '../../../../domain/messages/locales.ts'
import type { PageInLanguage } from '../../../../services/content/pages/read-pages.ts'
import type { PageContext } from '../../../page.ts'
import type { BadgeLook } from '../../../ui/badge/badge.tsx'
import { PageIcon } from '../../../ui/icon/page-icon.tsx'
import { editPagePath } from './page-form-data.ts'

type Props = {
  page: PageName
  title: string
  states: readonly PageInLanguage[]
  /** With the names of the languages in words, where there is room. */
  roomy?: boolean
  current?: Locale
} & Pick<PageContext, 't' | 'href'>

/** Every language with the state of its text; each leads to the page where it is written. */
export function PageInLanguages({ page, title, states, roomy = false, current, t, href }: Props) {
  const english = states.find(({ locale }) => locale === 'en')
  const isEnglishOwn = english?.state === 'published' || english?.state === 'changed'
  return (
    <ul
      className="languages"
      data-roomy={roomy ? '' : undefined}
      aria-label={t('pageTexts.languagesOf', { title })}
    >
      {states.map((one) => {
        const { locale } = one
        const { tone, icon } = lookOf(one)
        const showsEnglish =
          locale !== 'en' && isEnglishOwn && (one.state === 'delivered' || one.state === 'draft')
        const state = t(`pageTexts.state_${one.state}`)
        const words = [
          showsEnglish && one.state === 'delivered' ? t('pageTexts.english') : state,
          one.isOlder && t('pageTexts.older'),
          one.isDeliveredNewer && t('pageTexts.newer'),
        ]
          .filter(Boolean)
          .join(', ')
        const name = <span lang={locale}>{localeFacts(locale).name}</span>
        return (
          <li key={locale}>
            <a
              className="badge"
              data-tone={tone}
              href={href(editPagePath(page, locale))}
              aria-current={locale === current ? 'page' : undefined}
              title={roomy ? undefined : words}
            >
              <PageIcon name={icon} />
              {roomy ? (
                <span>
                  {name}: {words}
                </span>
              ) : (
                <>
                  {locale.toUpperCase()}
                  <span className="vh">
                    {' '}
                    {name}: {words}
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

function lookOf({ state, isOlder, isDeliveredNewer }: PageInLanguage): BadgeLook {
  if (isOlder || isDeliveredNewer) return { tone: 'warn', icon: 'warn' }
  if (state === 'delivered') return { icon: 'file' }
  return state === 'draft' ? { tone: 'info', icon: 'file' } : { tone: 'ok', icon: 'check' }
}
