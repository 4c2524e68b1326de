import type { Letter, LetterPart } from '../../domain/mail/letter.ts'
import { directionOf } from './direction.ts'
import type { Frame } from './frame.ts'

const columns = 72

/** The plain part of a mail: a letter that needs no layout to be read. */
export function letterText({ heading, parts }: Letter, { name, who, reason, reach, site, dir }: Frame) {
  const blocks = [
    [name],
    [...wrap(heading), '='.repeat(Math.min(heading.length, columns))],
    ...parts.map(lines),
    ['-- ', ...wrap(who)],
    wrap(reason),
    [...wrap(reach.map((piece) => piece.text).join('')), site],
  ]
  const text = blocks.map((block) => block.join('\n')).join('\n\n')
  return `${dir === 'rtl' ? text.replace(/^(?!https?:|-- $).+/gm, mirrored) : text}\n`
}

/** RIGHT-TO-LEFT MARK: a line that begins with a Latin word or a digit would run from left to right. */
const rightToLeft = '\u200f'

/** Aligns Latin text on the right, too, but embeds it, so that its full stop stays at its end. */
function mirrored(line: string): string {
  const [, indent = '', words = ''] = /^([\s>]*)(.*)$/.exec(line) ?? []
  const isForeign = words.includes(' ') && directionOf(words, 'rtl') === 'ltr'
  return rightToLeft + indent + (isForeign ? `\u202a${words}\u202c` : words)
}

function lines(part: LetterPart): string[] {
  switch (part.kind) {
    case 'paragraph':
      return wrap(part.text)
    case 'facts':
      return part.rows.flatMap(({ label, text }) => [...wrap(label), ...indented(text, '  ')])
    case 'quote':
      return indented(part.text, '> ')
    case 'steps':
      return [...wrap(part.title), '', ...part.items.flatMap((item, at) => hanging(item, `${at + 1}. `))]
    case 'link':
      return [...wrap(part.label), part.href]
  }
}

const indented = (text: string, indent: string) =>
  wrap(text, columns - indent.length).map((line) => (indent + line).trimEnd())

function hanging(text: string, bullet: string): string[] {
  const [first = '', ...rest] = wrap(text, columns - bullet.length)
  return [bullet + first, ...rest.map((line) => ' '.repeat(bullet.length) + line)]
}

/** A word longer than a line, such as an address, stays whole. */
function wrap(text: string, width = columns): string[] {
  return text.split('\n').flatMap((paragraph) => {
    const wrapped: string[] = []
    let line = ''
    for (const word of paragraph.split(' ')) {
      if (line && line.length + 1 + word.length > width) {
        wrapped.push(line)
        line = word
      } else line = line ? `${line} ${word}` : word
    }
    return [...wrapped, line]
  })
}
