import type { PageContext } from '../../page.ts'
import { LinkButton } from '../../ui/button/button.tsx'
import { Callout } from '../../ui/callout/callout.tsx'
import { KeyValues } from '../../ui/key-values/key-values.tsx'
import { MoreLink } from '../../ui/more-link/more-link.tsx'
import type { Content } from '../prose/static-content.ts'

type Props = { content: Pick<Content, 'facts' | 'next'> } & Pick<PageContext, 't' | 'href'>

export function Aside({ content: { facts, next }, t, href }: Props) {
  const [main, ...others] = next
  return (
    <aside
      className="sticky stack gap-5"
      aria-label={t(facts.length > 0 ? 'pages.atAGlance' : 'pages.whereNext')}
    >
      {facts.length > 0 && (
        <Callout title={t('pages.atAGlance')}>
          <KeyValues items={facts.map(({ value, label }) => ({ term: label, value }))} />
        </Callout>
      )}
      {main && (
        <LinkButton href={href(main.path)} block>
          {main.label}
        </LinkButton>
      )}
      {others.length > 0 && (
        <div className="stack gap-0">
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
