import type { ReactNode } from 'react'
import { applicationCalls, applyPages, refusalPath } from '../../domain/applicants/applicant-paths.ts'
import type { ApplicationKind } from '../../domain/applications/application-status.ts'
import type { Source } from '../../domain/applications/entry-source.ts'
import { applicationForms } from '../../domain/forms/application-forms.ts'
import type { MessageKey } from '../../domain/messages/catalogue.ts'
import { paths } from '../../domain/paths.ts'
import { formatDate } from '../content/format-date.ts'
import { ContentHead } from '../content/pages/content-head.tsx'
import { type Content, contentOf } from '../content/prose/static-content.ts'
import { ApplicationSent } from '../forms/wizard/application-sent.tsx'
import type { Start } from '../forms/wizard/use-wizard.ts'
import type { WizardProps } from '../forms/wizard/wizard.tsx'
import type { Page, PageContext } from '../page.ts'
import { pageTitle } from '../shell/page-title.ts'
import { Band } from '../ui/band/band.tsx'
import { Callout } from '../ui/callout/callout.tsx'
import { KeyValues } from '../ui/key-values/key-values.tsx'
import { Message } from '../ui/message/message.tsx'
import { MoreLink } from '../ui/more-link/more-link.tsx'
import { Prose } from '../ui/prose/prose.tsx'
import { applicationOf } from './application.tsx'
import { applying } from './applying.ts'
import { type ArrivedFiles, namedFiles } from './arrived-files.ts'
import { wordsOfBeginning } from './words-of-applying.ts'

type FormShown = Omit<Start, 'form' | 'action' | 'apiPath' | 'typed'> &
  Pick<WizardProps, 'postKey' | 'refusal'> & {
    view: 'form'
    isLinkDead?: boolean
    files?: ArrivedFiles
    entered?: Entered
  }

export type ApplyData =
  | { view: 'introduction'; content: Content; isLinkDead?: boolean }
  | { view: 'sent'; reference: string }
  | FormShown

export function applyPage(kind: ApplicationKind): Page<ApplyData> {
  const form = applicationForms[kind]
  const { title, content, description } = applying[kind]
  return {
    title: ({ t, data }) => {
      if (data.view === 'introduction') return pageTitle(t, data.content.title)
      if (data.view === 'sent') return pageTitle(t, t('wizard.sentTitle'))
      return pageTitle(t, nameOf(data, t), data.errors)
    },
    description: (context) =>
      content ? contentOf(content, context).description : context.t(description ?? title),
    Body: bodyOf(kind),
    isListed: (data) => isBeginning(data) && !data.isLinkDead,
  }

  /** The introduction, or the untouched form where there is none. */
  function isBeginning(data: ApplyData): data is Exclude<ApplyData, { view: 'sent' }> {
    if (content === undefined) return data.view === 'form' && Object.keys(data.given).length === 0
    return data.view === 'introduction'
  }

  function nameOf({ layout, step }: FormShown, t: PageContext['t']): string {
    const now = form.steps[step]
    if (layout === 'all' || !now) return t(title)
    return t('wizard.titleOfStep', { step: step + 1, count: form.steps.length, title: t(now.title) })
  }
}

function bodyOf(kind: ApplicationKind) {
  const form = applicationForms[kind]
  const { title, terms } = applying[kind]
  const Application = applicationOf(form)
  return ({ data, ...context }: PageContext<ApplyData>): ReactNode => {
    const { t, href, island, csrfToken = '' } = context
    const action = href(applyPages[kind]())
    const homeHref = href(paths.home())
    if (data.view === 'sent') {
      return (
        <ApplicationSent form={form} t={t} reference={plainReference(data.reference)} homeHref={homeHref} />
      )
    }
    const deadLink = <Message tone="warn" title={t('errors.linkDeadTitle')} text={t('errors.linkDeadText')} />
    if (data.view === 'introduction') {
      return (
        <Introduction {...context} content={data.content} terms={terms}>
          {data.isLinkDead && deadLink}
          {island(Application, { action }, wordsOfBeginning)}
        </Introduction>
      )
    }
    const { view: _, isLinkDead, entered, files = {}, ...start } = data
    const titles = { right: pageTitle(t, '{title}'), wrong: pageTitle(t, '{title}', { some: 'required' }) }
    const wizard = {
      ...start,
      files: namedFiles(files, t, context.locale),
      apiPath: applicationCalls[kind],
      homeHref,
      csrfToken,
      title: t(title),
      titles,
    }
    return (
      <>
        {isLinkDead && <Band>{deadLink}</Band>}
        {entered && <EnteredForYou {...context} {...entered} />}
        {island(Application, { action, wizard })}
      </>
    )
  }
}

/** The query is user input: accept only what looks like a reference. */
function plainReference(text: string): string {
  return /^[A-Z0-9-]{1,40}$/.test(text) ? text : ''
}

/** Who entered a draft for its person; the token of its link, while it stands in the address. */
type Entered = { source: Source; staff: string; enteredAt: string; token?: string }

type Props = Pick<PageContext, 't' | 'locale'> & Entered

function EnteredForYou({ t, locale, source, staff, enteredAt, token }: Props) {
  const date = formatDate(enteredAt.slice(0, 10), locale)
  return (
    <Band>
      <Message title={t(`entered.by_${source}`, { staff, date })}>
        <p>{t('entered.check')}</p>
        {token && (
          <p>
            <a href={refusalPath(locale, token)}>{t('entered.notYou')}</a>
          </p>
        )}
      </Message>
    </Band>
  )
}

type IntroductionProps = Pick<PageContext, 't' | 'href'> & {
  content: Content
  terms?: { label: MessageKey; href: string } | undefined
  children: ReactNode
}

function Introduction({ content, terms, t, href, children }: IntroductionProps) {
  return (
    <>
      <ContentHead content={content} t={t} href={href} />
      <Band inner="split">
        <Prose html={content.html} />
        <aside className="sticky stack gap-5" aria-label={t('pages.atAGlance')}>
          {children}
          <Callout title={t('pages.atAGlance')}>
            <KeyValues items={content.facts.map(({ value, label }) => ({ term: label, value }))} />
          </Callout>
          <div className="stack gap-0">
            {terms && (
              <MoreLink href={terms.href} icon="file">
                {t(terms.label)}
              </MoreLink>
            )}
            {content.next.map(({ path, label }) => (
              <MoreLink key={path} href={href(path)}>
                {label}
              </MoreLink>
            ))}
          </div>
        </aside>
      </Band>
    </>
  )
}
