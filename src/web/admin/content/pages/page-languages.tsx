import type { PageName } from '../../../../domain/content/pages/page-names.ts'
import type { Locale } from '../../../../domain/messages/locales.ts'
import type { PageInLanguage } from '../../../../services/content/pages/read-pages.ts'
import type { PageContext } from '../../../page.ts'
import type { BadgeLook } from '../../../ui/badge/badge.tsx'
import { LanguageBadges } from '../language-badges.tsx'
import { editPagePath } from './page-form-data.ts'
import { sayState } from './say-state.ts'

type Props = {
  page: PageName
  title: string
  states: readonly PageInLanguage[]
  roomy?: boolean
  current?: Locale
} & Pick<PageContext, 't' | 'href'>

export function PageInLanguages({ page, title, states, roomy, current, t, href }: Props) {
  const english = states.find(({ locale }) => locale === 'en')
  const isEnglishOwn = english?.state === 'published' || english?.state === 'changed'
  const wordsOf = (one: PageInLanguage) => {
    const { locale, state, isOlder, isDeliveredNewer } = one
    const showsEnglish = locale !== 'en' && isEnglishOwn && state === 'delivered'
    return [
      showsEnglish ? t('pageTexts.english') : sayState(t, one, t.locale ?? 'en'),
      isOlder && t('pageTexts.older'),
      isDeliveredNewer && t('pageTexts.newer'),
    ]
      .filter(Boolean)
      .join(', ')
  }
  return (
    <LanguageBadges
      label={t('pageTexts.languagesOf', { title })}
      badges={states.map((one) => ({
        locale: one.locale,
        href: href(editPagePath(page, one.locale)),
        state: wordsOf(one),
        look: lookOf(one),
      }))}
      {...{ roomy, current }}
    />
  )
}

function lookOf({ state, isOlder, isDeliveredNewer }: PageInLanguage): BadgeLook {
  if (isOlder || isDeliveredNewer) return { tone: 'warn', icon: 'warn' }
  if (state === 'delivered') return { icon: 'file' }
  return state === 'draft' ? { tone: 'info', icon: 'file' } : { tone: 'ok', icon: 'check' }
}
