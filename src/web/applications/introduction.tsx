import type { ReactNode } from 'react'
import type { MessageKey } from '../../domain/messages/catalogue.ts'
import { ContentHead } from '../content/pages/content-head.tsx'
import type { Content } from '../content/prose/static-content.ts'
import type { PageContext } from '../page.ts'
import { Band } from '../ui/band/band.tsx'
import { Callout } from '../ui/callout/callout.tsx'
import { KeyValues } from '../ui/key-values/key-values.tsx'
import { MoreLink } from '../ui/more-link/more-link.tsx'
import { Prose } from '../ui/prose/prose.tsx'

type Props = Pick<PageContext, 't' | 'href'> & {
  content: Content
  terms?: { label: MessageKey; href: string } | undefined
  /** The way into the form. */
  children: ReactNode
}

/** Whom the programme looks for and what to have ready, before the first question. */
export function Introduction({ content, terms, t, href, children }: Props) {
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
