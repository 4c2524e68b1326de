import type { ReactNode } from 'react'

/** Running text in its measure; `html` must have been made or cleaned by the server. */
export function Prose({
  html,
  children,
}: { html: string; children?: never } | { html?: never; children: ReactNode }) {
  if (html === undefined) return <div className="prose">{children}</div>
  // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered from our own Markdown or sanitised on the server.
  return <div className="prose" dangerouslySetInnerHTML={{ __html: withMovingTables(html) }} />
}

/** A wide table scrolls on its own, also by keyboard. */
function withMovingTables(html: string): string {
  return html
    .replaceAll('<table>', '<div class="prose__table" tabindex="0"><table>')
    .replaceAll('</table>', '</table></div>')
}
