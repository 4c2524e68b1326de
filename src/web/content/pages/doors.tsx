import type { PageContext } from '../../page.ts'
import { LinkButton } from '../../ui/button/button.tsx'
import type { Content } from '../prose/static-content.ts'

export function Doors({ parts, href }: Pick<Content, 'parts'> & Pick<PageContext, 'href'>) {
  return (
    <ul className="doors grid gap-rows min-wide">
      {parts.map(({ id, title, path, html }) => (
        <li key={id}>
          <h2>{path ? <a href={href(path)}>{title}</a> : title}</h2>
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: rendered from our own Markdown. */}
          <div dangerouslySetInnerHTML={{ __html: html }} />
        </li>
      ))}
    </ul>
  )
}

export function NextRow({ next, href }: Pick<Content, 'next'> & Pick<PageContext, 'href'>) {
  if (next.length === 0) return null
  return (
    <div className="row btn-row">
      {next.map(({ path, label }, index) => (
        <LinkButton key={path} href={href(path)} variant={index === 0 ? 'primary' : 'secondary'}>
          {label}
        </LinkButton>
      ))}
    </div>
  )
}
