import type { PageContext } from '../../page.ts'
import { LinkButton } from '../../ui/button/button.tsx'
import { Callout } from '../../ui/callout/callout.tsx'
import { KeyValues } from '../../ui/key-values/key-values.tsx'
import { MoreLink } from '../../ui/more-link/more-link.tsx'
import { markOf } from '../mark-of.ts'
import type { Content } from '../prose/static-content.ts'

type Props = { content: Pick<Content, 'facts' | 'next' | 'lang'> } & Pick<PageContext, 't' | 'href'>

export function Aside({ content: { facts, next, lang }, t, href }: Props) {
  const [main, ...others] = next
  if (facts.length === 0 && !main) return null
  const mark = markOf(lang, t.locale)
  const values = <KeyValues items={facts.map(({ value, label }) => ({ term: label, value }))} />
  return (
    <aside
      className="sticky stack gap-5"
      aria-label={t(facts.length > 0 ? 'pages.atAGlance' : 'pages.whereNext')}
    >
      {facts.length > 0 && (
        <Callout title={t('pages.atAGlance')}>{mark.lang ? <div {...mark}>{values}</div> : values}</Callout>
      )}
      {main && (
        <LinkButton href={href(main.path)} block>
          {mark.lang ? <span {...mark}>{main.label}</span> : main.label}
        </LinkButton>
      )}
      {others.length > 0 && (
        <div className="stack gap-0" {...mark}>
          {others.map(({ path, label }) => (
            <MoreLink key={path} href={href(path)}>
              {label}
            </MoreLink>
          ))}
        </div>
      )}
    </aside>
  )
}
