import type { ContentKind } from '../../../domain/content/content-kinds.ts'
import type { TranslatedLocale } from '../../../domain/messages/translation.ts'
import type { TranslationState } from '../../../services/content/list-translations.ts'
import type { PageContext } from '../../page.ts'
import type { BadgeLook } from '../../ui/badge/badge.tsx'
import { LanguageBadges } from './language-badges.tsx'
import { translationPath } from './translation.ts'

type Props = {
  kind: ContentKind
  id: string
  title: string
  states: readonly TranslationState[]
  roomy?: boolean
  current?: TranslatedLocale
} & Pick<PageContext, 't' | 'href'>

export function Languages({ kind, id, title, states, roomy, current, t, href }: Props) {
  return (
    <LanguageBadges
      label={t('writing.languagesOf', { title })}
      badges={states.map((state) => ({
        locale: state.locale,
        href: href(translationPath(kind, id, state.locale)),
        state: t(`writing.${wordsOf(state)}`),
        look: lookOf(state),
      }))}
      {...{ roomy, current }}
    />
  )
}

const wordsOf = ({ status, isOlder }: TranslationState) =>
  isOlder ? (`older_${status === 'none' ? 'draft' : status}` as const) : (`translation_${status}` as const)

function lookOf({ status, isOlder }: TranslationState): BadgeLook {
  if (status === 'none') return { icon: 'plus' }
  if (isOlder) return { tone: 'warn', icon: 'warn' }
  return status === 'published' ? { tone: 'ok', icon: 'check' } : { tone: 'info', icon: 'file' }
}
