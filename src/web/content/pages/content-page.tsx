import { paths } from '../../../domain/paths.ts'
import type { Profile } from '../../../services/content/read-published.ts'
import { questions } from '../../discovery/structured-data.ts'
import type { Page, PageContext } from '../../page.ts'
import { Band } from '../../ui/band/band.tsx'
import { Voice } from '../experts/profiles.tsx'
import { formatDate } from '../format-date.ts'
import { markOf } from '../mark-of.ts'
import type { Content } from '../prose/static-content.ts'
import { Aside } from './aside.tsx'
import { ContentBody, PeopleBands } from './content-body.tsx'
import { contentHeaded } from './content-head.tsx'
import { NextRow } from './doors.tsx'
import type { PageEntries, TermsFacts } from './page-entries.ts'

type More = { voice?: Profile | undefined; terms?: TermsFacts | undefined } & PageEntries

/** A page of prose, perhaps with people of the registry and the words of an expert at its end. */
export const contentPage: Page<More & { content: Content }> = {
  ...contentHeaded<More>(
    ({ data: { content, voice, terms, partners, ...people }, t, href, path, locale }) => {
      const shown = { content, t, href }
      const mark = markOf(content.lang, locale)
      return (
        <>
          {content.layout === 'index' ? (
            <Band inner="stack gap-7" mark={mark}>
              <ContentBody {...shown} partners={partners} />
              <NextRow next={content.next} href={href} />
            </Band>
          ) : (
            <Band inner="split">
              <div className="stack gap-6" {...mark}>
                {terms && <Version terms={terms} lang={content.lang} {...{ t, href, locale }} />}
                {isLegal(path) && locale !== 'en' && content.lang !== 'en' && (
                  <BindingText path={path} t={t} />
                )}
                <ContentBody {...shown} partners={partners} />
              </div>
              <Aside {...shown} />
            </Band>
          )}
          <PeopleBands {...shown} {...people} />
          {voice && <Voice profile={voice} t={t} />}
        </>
      )
    },
  ),
  thing: ({ data: { content } }) => {
    const asked = content.body.flatMap((part) => (part.kind === 'questions' ? part.parts : []))
    return asked.length > 0 ? questions(asked) : undefined
  },
}

const isLegal = (path: string) => path === paths.privacy() || path.startsWith('/terms/')

/** A reader who agrees to a translation must know that the English text is binding. */
function BindingText({ path, t }: Pick<PageContext, 'path' | 't'>) {
  return (
    <p className="muted">
      {t('languages.translated')}{' '}
      <a href={path} hrefLang="en">
        {t('languages.readEnglish')}
      </a>
    </p>
  )
}

type VersionProps = { terms: TermsFacts; lang: Content['lang'] } & Pick<PageContext, 't' | 'href' | 'locale'>

/** The version of the terms, in the reader's language even above English terms. */
function Version({ terms: { since, pdf }, lang, t, href, locale }: VersionProps) {
  return (
    <p className="muted" {...markOf(locale, lang)}>
      {t('pages.versionOf', { day: formatDate(since, locale) })}
      {pdf && (
        <>
          {' · '}
          <a href={href(pdf)}>{t('expert.terms')}</a>
        </>
      )}
    </p>
  )
}
