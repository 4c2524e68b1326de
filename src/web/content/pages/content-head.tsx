import type { ReactNode } from 'react'
import type { Section } from '../../../domain/content/pages/page-file.ts'
import type { MessageKey } from '../../../domain/messages/catalogue.ts'
import { paths } from '../../../domain/paths.ts'
import type { Page, PageContext } from '../../page.ts'
import { pageTitle } from '../../shell/page-title.ts'
import { PageHead } from '../../ui/page-head/page-head.tsx'
import { markOf } from '../mark-of.ts'
import type { Content } from '../prose/static-content.ts'

type WithContent<More> = More & { content: Content }

/** A page with the title, the description and the head of a content file. */
export function contentHeaded<More = object>(
  Body: (context: PageContext<WithContent<More>>) => ReactNode,
): Page<WithContent<More>> {
  return {
    title: ({ t, data }) => pageTitle(t, data.content.title),
    description: ({ data }) => data.content.description,
    Body: (context) => (
      <>
        <ContentHead content={context.data.content} t={context.t} href={context.href} />
        {Body(context)}
      </>
    ),
  }
}

type Props = { content: Pick<Content, 'title' | 'lede' | 'section' | 'lang'> } & Pick<
  PageContext,
  't' | 'href'
>

/** The tinted head, with breadcrumbs to the section of the page. */
export function ContentHead({ content: { title, lede, section, lang }, t, href }: Props) {
  const parent = parents[section]
  const crumbs = [
    { label: t('pages.home'), href: href(paths.home()) },
    ...(parent ? [{ label: t(parent.label), href: href(parent.path) }] : []),
  ]
  const mark = markOf(lang, t.locale)
  return (
    <PageHead
      title={title}
      lede={lede}
      mark={mark}
      note={mark.lang && t('languages.englishOnly')}
      crumbs={{ label: t('pages.breadcrumb'), items: crumbs }}
    />
  )
}

const parents: Record<Section, { label: MessageKey; path: string } | undefined> = {
  about: { label: 'site.about', path: paths.about() },
  expert: { label: 'site.becomeExpert', path: paths.becomeExpert() },
  trainer: { label: 'site.becomeTrainer', path: paths.becomeTrainer() },
  support: { label: 'site.requestSupport', path: paths.requestSupport() },
  partnerships: { label: 'site.partnerships', path: paths.partnerships() },
  none: undefined,
}
