import type { Part } from '../../content/markdown.ts'
import type { PageContext } from '../../page.ts'

/** The pages of a section, each with a sentence on what it holds. */
export function Doors({ parts, href }: { parts: readonly Part[] } & Pick<PageContext, 'href'>) {
  return (
    <ul className="doors">
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
