import { html, Markup } from '../../domain/content/markup.ts'
import type { Fact, Letter, LetterPart } from '../../domain/mail/letter.ts'
import { directionOf } from './direction.ts'
import type { Frame, Piece } from './frame.ts'
import { colours, type Look, lookOf, stylesheetOf } from './look.ts'

const { light } = colours

/** Invisible characters after the preview, so that mail programs do not fill it up with the letter's first words. */
const filler = new Markup('&#847;&zwnj;&nbsp;'.repeat(40))

/**
 * The HTML part of a mail: one column of tables with inline styles, as mail programs need it. Some drop
 * the outermost elements, so the tables have the language and direction, too.
 */
export function letterHtml(letter: Letter, frame: Frame, logo: Logo | undefined): string {
  const look = lookOf(frame)
  const { locale, dir, name, who, reason, site, tints } = frame
  const page = html`<!doctype html>
<html lang="${locale}" dir="${dir}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no,date=no,address=no,email=no">
<title>${letter.subject}</title>
<style>${new Markup(stylesheetOf(tints))}</style>
</head>
<body class="canvas" dir="${dir}" style="margin:0;padding:0;background-color:${light.canvas}">
<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${letter.preview}${filler}</div>
<table role="presentation" class="canvas" lang="${locale}" dir="${dir}" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="${light.canvas}" style="background-color:${light.canvas}">
<tr><td align="center" style="padding:24px 12px 40px">
<table role="presentation" dir="${dir}" width="600" cellpadding="0" cellspacing="0" border="0" style="width:100%;max-width:600px;table-layout:fixed;word-break:break-word">
<tr><td class="head" bgcolor="${tints.petrol}" style="padding:12px 24px;background-color:${tints.petrol};border-radius:14px 14px 0 0">
${headOf(name, logo, look)}
</td></tr>
<tr><td class="card pad" bgcolor="${light.card}" style="padding:36px 36px 16px;background-color:${light.card};border-radius:0 0 14px 14px;font-family:${look.text};text-align:${look.start}">
<h1 class="ink"${otherWay(letter.heading, frame)} style="margin:0 0 20px;color:${light.ink};font:${look.displayWeight} 30px/1.25 ${look.display}">${letter.heading}</h1>
${letter.parts.map((part) => partHtml(part, frame, look))}
</td></tr>
<tr><td class="pad muted" style="padding:24px 36px 0;color:${light.muted};font:400 14px/${look.leading} ${look.text};text-align:${look.start}">
<p style="margin:0 0 10px"><strong>${name}</strong><br>${who}</p>
<p style="margin:0 0 10px">${reason}</p>
<p style="margin:0">${frame.reach.map((piece) => pieceHtml(piece, frame))}<br>${pieceHtml({ text: site, href: site }, frame)}</p>
</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`
  return page.text
}

type Logo = { source: string; width: number; height: number; isOwn: boolean }

/** The institution's logo gets a white background, because it may not be legible on a dark one. */
function headOf(name: string, logo: Logo | undefined, look: Look): Markup {
  const words = `color:#ffffff;font:400 28px/60px ${look.display}`
  if (!logo) return html`<span style="${words}">${name}</span>`
  const { source, width, height, isOwn } = logo
  const plate = isOwn ? 'padding:6px;background-color:#ffffff;border-radius:6px;' : ''
  const font = isOwn ? `color:#142224;font:400 28px/${height}px ${look.display}` : words
  return html`<img src="${source}" width="${width}" height="${height}" alt="${name}" style="display:block;border:0;${plate}${font}">`
}

function pieceHtml({ text, href }: Piece, { tints }: Frame): Markup {
  return href
    ? html`<a class="link" href="${href}" style="color:${tints.link};text-decoration:underline">${text}</a>`
    : html`${text}`
}

const table = html`role="presentation" cellpadding="0" cellspacing="0" border="0"`

function partHtml(part: LetterPart, frame: Frame, look: Look): Markup {
  const words = `color:${light.ink};font:400 17px/${look.leading} ${look.text}`
  switch (part.kind) {
    case 'paragraph':
      return html`<p class="ink"${part.salutation ? '' : otherWay(part.text, frame)} style="margin:0 0 20px;${words}">${part.text}</p>`
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
      if (part.quiet)
        return html`<p style="margin:0 0 20px;font:400 17px/${look.leading} ${look.text}">${pieceHtml({ text: part.label, href: part.href }, frame)}</p>`
      return html`<table ${table} style="margin:4px 0 16px"><tr><td bgcolor="${frame.tints.saffron}" style="background-color:${frame.tints.saffron};border-radius:8px"><a href="${part.href}" style="display:inline-block;padding:13px 24px;color:${frame.tints.saffronInk};font:600 17px/1.25 ${look.text};text-decoration:none">${part.label}</a></td></tr></table>
<p class="muted" style="margin:0 0 20px;color:${light.muted};font:400 14px/${look.leading} ${look.text}">${frame.copyLink}<br><a class="link" dir="ltr" href="${part.href}" style="color:${frame.tints.link};text-decoration:underline;word-break:break-all">${part.href}</a></p>`
  }
}

/** The attributes of a text whose direction differs from the mail's; it stays aligned with the rest. */
const otherWay = (text: string, { dir }: Frame) =>
  directionOf(text, dir) === dir ? html`` : html` dir="${directionOf(text, dir)}"`

/** Label and text are side by side if there is room, without a media query. */
function factHtml({ label, text, big }: Fact, look: Look): Markup {
  const cell = `padding:10px 0;border-top:1px solid ${light.line};text-align:${look.start};font-family:${look.text}`
  const block = 'display:inline-block;width:100%;vertical-align:top'
  const labelled = `max-width:196px;margin-${look.end}:12px;padding-top:${big ? 7 : 0}px;font-size:15px;line-height:1.5`
  const font = big ? `${look.displayWeight} 26px/1.2 ${look.display}` : `400 17px/1.4 ${look.text}`
  return html`<tr><td class="line" style="${cell}"><div class="label muted" style="${block};${labelled};color:${light.muted}">${label}</div><div class="ink" dir="auto" style="${block};max-width:320px;color:${light.ink};font:${font};text-align:${look.start}">${text}</div></td></tr>
`
}

function brokenLines(text: string): Markup[] {
  return text.split('\n').map((line, at) => (at === 0 ? html`${line}` : html`<br>${line}`))
}
