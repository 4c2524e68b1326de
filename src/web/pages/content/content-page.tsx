import type { Content } from '../../content/content.ts'
import type { Layout } from '../../content/content-files.ts'
import type { Page, PageContext } from '../../page.ts'
import { Band } from '../../ui/band/band.tsx'
import { Message } from '../../ui/message/message.tsx'
import { Prose } from '../../ui/prose/prose.tsx'
import { pageTitle } from '../page-title.ts'
import { Aside, hasAside } from './aside.tsx'
import { ContentHead } from './content-head.tsx'
import { Doors } from './doors.tsx'
import { Questions } from './questions.tsx'

/** A page whose words are a file of content/. */
export const contentPage: Page<Content> = {
  title: ({ t, data }) => pageTitle(t, data.title),
  description: ({ data }) => data.description,
  Body: ({ data: content, t, href }) => {
    const aside = hasAside(content)
    return (
      <>
        <ContentHead content={content} t={t} href={href} />
        <Band inner={aside ? 'split' : ''}>
          <div className="stack gap-6">
            {content.notice && <Notice {...content.notice} />}
            {content.html && <Prose html={content.html} />}
            <Parts content={content} href={href} />
          </div>
          {aside && <Aside content={content} t={t} href={href} />}
        </Band>
      </>
    )
  },
}

const layouts = { article: undefined, faq: Questions, index: Doors } satisfies Record<Layout, unknown>

function Parts({ content, href }: { content: Content } & Pick<PageContext, 'href'>) {
  const PartsIn = layouts[content.layout]
  return PartsIn && <PartsIn parts={content.parts} href={href} />
}

function Notice({ title, html }: NonNullable<Content['notice']>) {
  return (
    <Message title={title}>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: rendered from our own Markdown. */}
      <p dangerouslySetInnerHTML={{ __html: html }} />
    </Message>
  )
}
