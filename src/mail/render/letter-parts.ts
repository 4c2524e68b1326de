import { html, type Markup } from '../../domain/content/markup.ts'
import type { Fact, LetterPart } from '../../domain/mail/letter.ts'
import type { Frame } from './frame.ts'
import { colours, type Look } from './look.ts'

const { light, saffron, saffronInk } = colours

const table = html`role="presentation" cellpadding="0" cellspacing="0" border="0"`

export function partHtml(part: LetterPart, frame: Frame, look: Look): Markup {
  const words = `color:${light.ink};font:400 17px/${look.leading} ${look.text}`
  switch (part.kind) {
    case 'paragraph':
      return html`<p class="ink" style="margin:0 0 20px;${words}">${part.text}</p>`
    case 'facts':
      return html`<table ${table} class="line" width="100%" style="margin:0 0 24px;border-bottom:1px solid ${light.line}">
${part.rows.map((row) => factHtml(row, look))}</table>`
    case 'quote':
      return html`<table ${table} width="100%" style="margin:0 0 24px"><tr><td class="straw ink" dir="auto" bgcolor="${light.straw}" style="padding:20px 24px;background-color:${light.straw};border-radius:${look.petal};${words};text-align:start">${brokenLines(part.text)}</td></tr></table>`
    case 'steps':
      return html`<h2 class="ink" style="margin:8px 0 8px;color:${light.ink};font:600 17px/1.4 ${look.text}">${part.title}</h2>
<ol class="ink" style="margin:0 0 20px;padding:0;padding-${look.start}:26px;${words}">${part.items.map(
        (item) => html`<li style="margin:0 0 6px;padding-${look.start}:6px">${item}</li>`,
      )}</ol>`
    case 'link':
      return html`<table ${table} style="margin:4px 0 16px"><tr><td bgcolor="${saffron}" style="background-color:${saffron};border-radius:8px"><a href="${part.href}" style="display:inline-block;padding:13px 24px;color:${saffronInk};font:600 17px/1.25 ${look.text};text-decoration:none">${part.label}</a></td></tr></table>
<p class="muted" style="margin:0 0 20px;color:${light.muted};font:400 14px/${look.leading} ${look.text};word-break:break-all">${frame.copyLink}<br><a class="link" dir="ltr" href="${part.href}" style="color:${light.link};text-decoration:underline">${part.href}</a></p>`
  }
}

/** Label and text stand side by side where there is room, and else below each other, without a media query. */
function factHtml({ label, text, big }: Fact, look: Look): Markup {
  const cell = `padding:10px 0;border-top:1px solid ${light.line};text-align:${look.start};font-family:${look.text}`
  const block = 'display:inline-block;width:100%;vertical-align:top'
  const labelled = `max-width:196px;margin-${look.end}:12px;padding-top:${big ? 7 : 0}px;font-size:15px;line-height:1.5`
  const font = big ? `${look.displayWeight} 26px/1.2 ${look.display}` : `400 17px/1.4 ${look.text}`
  return html`<tr><td class="line" style="${cell}"><div class="muted" style="${block};${labelled};color:${light.muted}">${label}</div><div class="ink" dir="auto" style="${block};max-width:320px;color:${light.ink};font:${font};text-align:${look.start}">${text}</div></td></tr>
`
}

function brokenLines(text: string): Markup[] {
  return text.split('\n').map((line, at) => (at === 0 ? html`${line}` : html`<br>${line}`))
}
