import type { Profile } from '../../../services/content/read-published.ts'
import { questions } from '../../discovery/structured-data.ts'
import type { Page } from '../../page.ts'
import { pageTitle } from '../../shell/page-title.ts'
import { Accordion, AccordionItem } from '../../ui/accordion/accordion.tsx'
import { Band } from '../../ui/band/band.tsx'
import { Message } from '../../ui/message/message.tsx'
import { Prose } from '../../ui/prose/prose.tsx'
import { Voice } from '../experts/voice.tsx'
import type { Content } from '../prose/static-content.ts'
import { Aside } from './aside.tsx'
import { ContentHead } from './content-head.tsx'
import { Doors, NextRow } from './doors.tsx'

/** A page whose words are a file of content/, perhaps with somebody's voice at its end. */
export const contentPage: Page<Content & { voice?: Profile | undefined }> = {
  title: ({ t, data }) => pageTitle(t, data.title),
  description: ({ data }) => data.description,
  thing: ({ data }) => (data.layout === 'faq' ? questions(data.parts) : undefined),
  Body: ({ data: { voice, ...content }, t, href }) => (
    <>
      <ContentHead content={content} t={t} href={href} />
      {content.layout === 'index' ? (
        <Band inner="stack gap-7">
          <Doors parts={content.parts} href={href} />
          <NextRow next={content.next} href={href} />
        </Band>
      ) : (
        <Band inner="split">
          <div className="stack gap-6">
            {content.notice && <Notice {...content.notice} />}
            {content.html && <Prose html={content.html} />}
            {content.layout === 'faq' && <Questions parts={content.parts} />}
          </div>
          <Aside content={content} t={t} href={href} />
        </Band>
      )}
      {voice && <Voice profile={voice} t={t} />}
    </>
  ),
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
