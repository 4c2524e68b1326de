import type { MessageKey } from '../../domain/messages/catalogue.ts'
import type { Translate } from '../../domain/messages/translate.ts'
import { paths } from '../../domain/paths.ts'
import { waitingMinutes } from '../../domain/protection/waiting-time.ts'
import type { Page, Route } from '../page.ts'
import { Band } from '../ui/band/band.tsx'
import { LinkButton } from '../ui/button/button.tsx'
import { MoreLink } from '../ui/more-link/more-link.tsx'
import { PageHead } from '../ui/page-head/page-head.tsx'
import { pageTitle } from './page-title.ts'
import { suggestPath } from './suggest-path.ts'

type Trouble = { status: number; code?: string; retryAfterSeconds?: number }

/** The specification's text for a server error, and a sentence of ours for a refused request. */
export const errorPage: Page<Trouble> = {
  title: ({ t, data }) => pageTitle(t, t(wordsFor(data).title)),
  description: ({ t, data }) => explain(data, t),
  Body: ({ t, href, data }) => (
    <>
      <PageHead title={t(wordsFor(data).title)} lede={explain(data, t)} />
      <Band>
        <LinkButton href={href(paths.home())}>{t('forms.goHome')}</LinkButton>
      </Band>
    </>
  ),
}

export const notFoundPage: Page<{ known: Readonly<Record<string, Pick<Route, 'name'>>> }> = {
  title: ({ t }) => pageTitle(t, t('errors.notFoundTitle')),
  description: ({ t }) => t('errors.notFoundText'),
  Body: ({ t, href, path, locale, registry, pages, data }) => {
    const near = suggestPath(path, Object.keys(data.known))
    const name = near && (data.known[near]?.name?.({ t, locale, registry, pages }) ?? href(near))
    return (
      <>
        <PageHead title={t('errors.notFoundTitle')} lede={t('errors.notFoundText')} />
        <Band inner="stack gap-5">
          {near && (
            <p>
              {t('errors.didYouMean')}{' '}
              <a href={href(near)}>
                <bdi>{name}</bdi>
              </a>
            </p>
          )}
          <h2 className="h4">{t('errors.mayHelp')}</h2>
          <ul className="links">
            {helpful.map(({ label, path }) => (
              <li key={path}>
                <MoreLink href={href(path)}>{t(label)}</MoreLink>
              </li>
            ))}
          </ul>
          <LinkButton href={href(paths.home())}>{t('forms.goHome')}</LinkButton>
        </Band>
      </>
    )
  },
}

const helpful: readonly { label: MessageKey; path: string }[] = [
  { label: 'site.requestSupport', path: paths.requestSupport() },
  { label: 'site.becomeExpert', path: paths.becomeExpert() },
  { label: 'site.becomeTrainer', path: paths.becomeTrainer() },
  { label: 'contact.title', path: paths.contact() },
]

function explain(trouble: Trouble, t: Translate): string {
  return t(wordsFor(trouble).text, { count: waitingMinutes(trouble) })
}

function wordsFor({ status, code }: Trouble): { title: MessageKey; text: MessageKey } {
  if (status === 503) return { title: 'errors.unexpectedTitle', text: 'errors.unavailableText' }
  if (status >= 500) return { title: 'errors.unexpectedTitle', text: 'errors.unexpectedText' }
  if (code === 'not_allowed') return { title: 'errors.notAllowedTitle', text: 'errors.notAllowedText' }
  if (status === 413) return { title: 'errors.tooLargeTitle', text: 'errors.tooLargeText' }
  if (status === 429) return { title: 'errors.tooManyTitle', text: 'errors.tooManyText' }
  return { title: 'errors.refusedTitle', text: 'errors.refusedText' }
}
