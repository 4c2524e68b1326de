import type { ReactNode } from 'react'
import { applicationCalls, applyPages, refusalPath } from '../../domain/applicants/applicant-paths.ts'
import type { ApplicationKind } from '../../domain/applications/application-status.ts'
import type { Source } from '../../domain/applications/entry-source.ts'
import { applicationForms } from '../../domain/forms/application-forms.ts'
import { minutesOf } from '../../domain/forms/minutes.ts'
import type { MessageKey } from '../../domain/messages/catalogue.ts'
import { paths } from '../../domain/paths.ts'
import { formatDate } from '../content/format-date.ts'
import { markOf } from '../content/mark-of.ts'
import { ContentBody } from '../content/pages/content-body.tsx'
import { ContentHead } from '../content/pages/content-head.tsx'
import { type Content, contentOf } from '../content/prose/static-content.ts'
import { ApplicationSent } from '../forms/wizard/application-sent.tsx'
import type { Start } from '../forms/wizard/start.ts'
import type { WizardProps } from '../forms/wizard/wizard.tsx'
import type { Page, PageContext } from '../page.ts'
import { pageTitle } from '../shell/page-title.ts'
import { Band } from '../ui/band/band.tsx'
import { Callout } from '../ui/callout/callout.tsx'
import { KeyValues } from '../ui/key-values/key-values.tsx'
import { Message } from '../ui/message/message.tsx'
import { MoreLink } from '../ui/more-link/more-link.tsx'
import { applicationOf } from './application.tsx'
import { applying } from './applying.ts'
import { type ArrivedFiles, namedFiles } from './arrived-files.ts'
import { CheckedNatively } from './checked-natively.tsx'
import { OtherLanguages } from './other-languages.tsx'
import { wordsOfBeginning, wordsOfUntouched } from './words-of-applying.ts'

type FormShown = Omit<Start, 'form' | 't' | 'action' | 'apiPath' | 'typed'> &
  Pick<WizardProps, 'postKey' | 'refusal' | 'retryAfterSeconds'> & {
    view: 'form'
    isLinkDead?: boolean
    files?: ArrivedFiles
    entered?: Entered
    /** Whether a visitor without JavaScript has asked for the summary of valid answers. */
    isChecked?: boolean
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
      if (data.view === 'sent') return pageTitle(t, t(form.says.arrived ?? 'wizard.sentTitle'))
      if (data.isChecked) return pageTitle(t, t('wizard.summaryTitle'))
      // A script names the step: without one, all of them are on the page.
      return pageTitle(t, t(title), data.refusal ? { refusal: data.refusal } : data.errors)
    },
    description: (context) =>
      content ? contentOf(content, context).description : context.t(description ?? title),
    Body: bodyOf(kind),
    isListed: (data) => isBeginning(data) && !data.isLinkDead && !isShell(data),
    isShell,
  }

  /** The introduction, or the untouched form where there is none. */
  function isBeginning(data: ApplyData): data is Exclude<ApplyData, { view: 'sent' }> {
    if (content === undefined) return data.view === 'form' && Object.keys(data.given).length === 0
    return data.view === 'introduction'
  }
}

const isShell = (data: ApplyData): boolean => data.view === 'form' && data.isShell === true

function bodyOf(kind: ApplicationKind) {
  const form = applicationForms[kind]
  const { title, terms, content } = applying[kind]
  const Application = applicationOf(form)
  const untouched = wordsOfUntouched(form)
  return ({ data, ...context }: PageContext<ApplyData>): ReactNode => {
    const { t, href, island, csrfToken = '' } = context
    const action = href(applyPages[kind]())
    const homeHref = href(paths.home())
    if (data.view === 'sent') {
      return <ApplicationSent form={form} t={t} reference={data.reference} homeHref={homeHref} />
    }
    const deadLink = <Message tone="warn" title={t('errors.linkDeadTitle')} text={t('errors.linkDeadText')} />
    if (data.view === 'introduction') {
      return (
        <Introduction {...context} content={data.content} terms={terms}>
          {data.isLinkDead && deadLink}
          {island(Application, { action, minutes: minutesOf(form) }, wordsOfBeginning)}
        </Introduction>
      )
    }
    const { view: _, isLinkDead, isChecked, entered, files = {}, ...start } = data
    const titles = { right: pageTitle(t, '{title}'), wrong: pageTitle(t, '{title}', { some: 'required' }) }
    const wizard = {
      ...start,
      files: namedFiles(files, t, context.locale),
      apiPath: applicationCalls[kind],
      homeHref,
      csrfToken,
      title: t(title),
      titles,
      ...(!content && { linkAgain: { href: href(paths.myLink()), label: t('myLink.applied') } }),
    }
    return (
      <>
        {isLinkDead && <Band>{deadLink}</Band>}
        {entered && <EnteredForYou {...context} {...entered} />}
        {isChecked && <CheckedNatively t={t} form={form} answers={start.given} files={files} />}
        {island(Application, { action, wizard }, isTouched(start, files) ? undefined : untouched)}
        {start.layout === 'all' && <OtherLanguages action={action} locale={context.locale} t={t} />}
      </>
    )
  }
}

/** Whether the page says more than the form itself: errors, files that have arrived, or another draft. */
const isTouched = (
  { errors, refusal, isLinked }: Pick<FormShown, 'errors' | 'refusal' | 'isLinked'>,
  files: ArrivedFiles,
): boolean =>
  [errors, files].some((found) => Object.keys(found).length > 0) || isLinked === true || refusal !== undefined

/** The member of staff who entered a draft, and the token of its link while the address has it. */
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
      {/* The button that begins comes first: on a phone above the text, else beside it. */}
      <Band inner="split introduction">
        <aside className="sticky stack gap-5" aria-label={t('pages.atAGlance')}>
          <div className="stack gap-5">{children}</div>
          <div className="introduction__rest stack gap-5">
            <Callout title={t('pages.atAGlance')}>
              <KeyValues items={content.facts.map(({ value, label }) => ({ term: label, value }))} />
            </Callout>
            <div className="stack gap-0">
              {terms && (
                <MoreLink href={href(terms.href)} icon="file">
                  {t(terms.label)}
                </MoreLink>
              )}
              {content.next.map(({ path, label }) => (
                <MoreLink key={path} href={href(path)}>
                  {label}
                </MoreLink>
              ))}
            </div>
          </div>
        </aside>
        <div className="stack gap-6" {...markOf(content.lang, t.locale)}>
          <ContentBody content={content} t={t} href={href} />
        </div>
      </Band>
    </>
  )
}
