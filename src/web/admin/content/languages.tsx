import type { ContentKind } from '../../../domain/content/content-kinds.ts'
import { localeFacts } from '../../../domain/messages/locales.ts'
import type { TranslatedLocale } from '../../../domain/messages/translation.ts'
import type { TranslationState } from '../../../services/content/list-translations.ts'
import type { PageContext } from '../../page.ts'
import type { BadgeLook } from '../../ui/badge/badge.tsx'
import { PageIcon } from '../../ui/icon/page-icon.tsx'
import { translationPath } from './translation.ts'

type Props = {
  kind: ContentKind
  id: string
  title: string
  states: readonly TranslationState[]
  /** With the names of the languages in words, where there is room. */
  roomy?: boolean
  current?: TranslatedLocale
} & Pick<PageContext, 't' | 'href'>

/** Every language with the state of its translation; each leads to the page where it is written. */
export function Languages({ kind, id, title, states, roomy = false, current, t, href }: Props) {
  return (
    <ul
      className="languages"
      data-roomy={roomy ? '' : undefined}
      aria-label={t('writing.languagesOf', { title })}
    >
      {states.map((state) => {
        const { locale } = state
        const { tone, icon } = lookOf(state)
        const name = <span lang={locale}>{localeFacts(locale).name}</span>
        const words = t(`writing.${wordsOf(state)}`)
        return (
          <li key={locale}>
            <a
              className="badge"
              data-tone={tone}
              href={href(translationPath(kind, id, locale))}
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

const wordsOf = ({ status, isOlder }: TranslationState) =>
  isOlder ? (`older_${status === 'none' ? 'draft' : status}` as const) : (`translation_${status}` as const)

function lookOf({ status, isOlder }: TranslationState): BadgeLook {
  if (status === 'none') return { icon: 'plus' }
  if (isOlder) return { tone: 'warn', icon: 'warn' }
  return status === 'published' ? { tone: 'ok', icon: 'check' } : { tone: 'info', icon: 'file' }
}
