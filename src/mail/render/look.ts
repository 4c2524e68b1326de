import type { Frame } from './frame.ts'
import type { Tints } from './tints.ts'

/** The tokens of src/web/styles/tokens.css, as values: mail programs know no custom properties. */
export const colours = {
  light: {
    canvas: '#f7fafa',
    card: '#ffffff',
    ink: '#142224',
    muted: '#3e4e50',
    line: '#cdd6d8',
    straw: '#fff9ed',
  },
  dark: {
    canvas: '#051519',
    card: '#0b2024',
    ink: '#eaf2f3',
    muted: '#bbcbce',
    line: '#314d53',
    straw: '#1c1f18',
  },
} as const

const latin = {
  text: '-apple-system,BlinkMacSystemFont,Segoe UI,Roboto,Noto Sans,Ubuntu,Arial,sans-serif',
  display: 'Iowan Old Style,Palatino Linotype,URW Palladio L,P052,Noto Serif,Georgia,serif',
  displayWeight: 400,
  leading: 1.6,
}

const arabicText = '-apple-system,Segoe UI,Geeza Pro,Noto Sans Arabic,DejaVu Sans,Tahoma,sans-serif'
const arabic = { text: arabicText, display: arabicText, displayWeight: 700, leading: 1.85 }

/** Fonts per script, and the physical sides that tables in mail programs need. */
export function lookOf({ locale, dir }: Pick<Frame, 'locale' | 'dir'>) {
  const sides =
    dir === 'rtl' ? ({ start: 'right', end: 'left' } as const) : ({ start: 'left', end: 'right' } as const)
  const petal = dir === 'rtl' ? '36px 4px' : '4px 36px'
  return { ...(/^(ar|fa|ur)\b/.test(locale) ? arabic : latin), ...sides, petal }
}

export type Look = ReturnType<typeof lookOf>

const { dark } = colours

/** Each rule twice: for mail programs that know the preference, and for Outlook on the web, which marks elements. */
const darkRules = ({ linkInDark }: Tints) =>
  [
    ['.canvas', `background-color:${dark.canvas}`],
    ['.card', `background-color:${dark.card}`],
    ['.straw', `background-color:${dark.straw}`],
    ['.ink', `color:${dark.ink}`],
    ['.muted', `color:${dark.muted}`],
    ['.link', `color:${linkInDark}`],
    ['.line', `border-color:${dark.line}`],
  ] as const

/** Rules that style attributes cannot express; without them a mail program shows the complete light theme. */
export const stylesheetOf = (tints: Tints) => `
:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (max-width:480px){
.head{padding-left:8px!important;padding-right:8px!important}
.pad{padding-left:20px!important;padding-right:20px!important}
.label{max-width:100%!important}
}
@media (prefers-color-scheme:dark){
${darkRules(tints)
  .map(([selector, rule]) => `${selector}{${rule}!important}`)
  .join('\n')}
}
${darkRules(tints)
  .map(([selector, rule]) => `[data-ogsc] ${selector}{${rule}!important}`)
  .join('\n')}
`
