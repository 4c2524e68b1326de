import { html, Markup } from '../../domain/content/markup.ts'
import type { Letter } from '../../domain/mail/letter.ts'
import type { Frame, Piece } from './frame.ts'
import { partHtml } from './letter-parts.ts'
import { colours, lookOf, stylesheet } from './look.ts'

const { light, petrol } = colours

/** Invisible characters after the preview, so that mail programs do not fill it up with the letter's first words. */
const filler = new Markup('&#847;&zwnj;&nbsp;'.repeat(40))

/** The dressed part of a mail: one column of tables with styles on the elements, as mail programs need it. */
export function letterHtml(letter: Letter, frame: Frame, logoSource: string): string {
  const look = lookOf(frame)
  const { locale, dir, name, who, reason, site } = frame
  const page = html`<!doctype html>
<html lang="${locale}" dir="${dir}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no,date=no,address=no,email=no">
<title>${letter.subject}</title>
<style>${new Markup(stylesheet)}</style>
</head>
<body class="canvas" style="margin:0;padding:0;background-color:${light.canvas}">
<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${letter.preview}${filler}</div>
<table role="presentation" class="canvas" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="${light.canvas}" style="background-color:${light.canvas}">
<tr><td align="center" style="padding:24px 12px 40px">
<table role="presentation" width="600" cellpadding="0" cellspacing="0" border="0" style="width:100%;max-width:600px;table-layout:fixed;word-break:break-word">
<tr><td class="head" bgcolor="${petrol}" style="padding:12px 24px;background-color:${petrol};border-radius:14px 14px 0 0">
<img src="${logoSource}" width="168" height="60" alt="${name}" style="display:block;border:0;color:#ffffff;font:400 28px/60px ${look.display}">
</td></tr>
<tr><td class="card pad" bgcolor="${light.card}" style="padding:36px 36px 16px;background-color:${light.card};border-radius:0 0 14px 14px;font-family:${look.text};text-align:${look.start}">
<h1 class="ink" style="margin:0 0 20px;color:${light.ink};font:${look.displayWeight} 30px/1.25 ${look.display}">${letter.heading}</h1>
${letter.parts.map((part) => partHtml(part, frame, look))}
</td></tr>
<tr><td class="pad muted" style="padding:24px 36px 0;color:${light.muted};font:400 14px/${look.leading} ${look.text};text-align:${look.start}">
<p style="margin:0 0 10px"><strong>${name}</strong><br>${who}</p>
<p style="margin:0 0 10px">${reason}</p>
<p style="margin:0">${frame.reach.map(pieceHtml)}<br>${pieceHtml({ text: site, href: site })}</p>
</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`
  return page.text
}

function pieceHtml({ text, href }: Piece): Markup {
  return href
    ? html`<a class="link" href="${href}" style="color:${light.link};text-decoration:underline">${text}</a>`
    : html`${text}`
}
