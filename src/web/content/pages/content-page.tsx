import { paths } from '../../../domain/paths.ts'
import type { Profile } from '../../../services/content/read-published.ts'
import { questions } from '../../discovery/structured-data.ts'
import type { Page, PageContext } from '../../page.ts'
import { Accordion, AccordionItem } from '../../ui/accordion/accordion.tsx'
import { Band } from '../../ui/band/band.tsx'
import { Message } from '../../ui/message/message.tsx'
import { Prose } from '../../ui/prose/prose.tsx'
import { Voice } from '../experts/people.tsx'
import type { Content } from '../prose/static-content.ts'
import { Aside } from './aside.tsx'
import { contentHeaded } from './content-head.tsx'
import { Doors, NextRow } from './doors.tsx'

/** A page whose words are a file of content/, perhaps with the words of an expert at its end. */
export const contentPage: Page<{ content: Content; voice?: Profile | undefined }> = {
  ...contentHeaded<{ voice?: Profile | undefined }>(({ data: { content, voice }, t, href, path, locale }) => (
    <>
      {content.layout === 'index' ? (
        <Band inner="stack gap-7">
          <Doors parts={content.parts} href={href} />
          <NextRow next={content.next} href={href} />
        </Band>
      ) : (
        <Band inner="split">
          <div className="stack gap-6">
            {isLegal(path) && locale !== 'en' && <BindingText path={path} t={t} />}
            {content.notice && <Notice {...content.notice} />}
            {content.html && <Prose html={content.html} />}
            {content.layout === 'faq' && <Questions parts={content.parts} />}
          </div>
          <Aside content={content} t={t} href={href} />
        </Band>
      )}
      {voice && <Voice profile={voice} t={t} />}
    </>
  )),
  thing: ({ data: { content } }) => (content.layout === 'faq' ? questions(content.parts) : undefined),
}

const isLegal = (path: string) => path === paths.privacy() || path.startsWith('/terms/')

/** Whoever agrees to a translation must know which text holds. */
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

function Notice({ title, html }: NonNullable<Content['notice']>) {
  return (
    <Message title={title}>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: rendered from our own Markdown. */}
      <p dangerouslySetInnerHTML={{ __html: html }} />
    </Message>
  )
}

/** The first answer stands open, to show what a question holds. */
function Questions({ parts }: Pick<Content, 'parts'>) {
  return (
    <Accordion>
      {parts.map(({ id, title, html }, index) => (
        <AccordionItem key={id} id={id} title={title} open={index === 0}>
          <Prose html={html} />
        </AccordionItem>
      ))}
    </Accordion>
  )
}
