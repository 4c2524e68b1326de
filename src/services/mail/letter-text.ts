import type { Letter, LetterPart } from '../../domain/mail/letter.ts'

/** A letter as one text, for a preview; a link is its label in brackets. */
export const textOfLetter = ({ parts }: Letter) => parts.map(textOfPart).join('\n\n')

function textOfPart(part: LetterPart): string {
  if (part.kind === 'facts') return part.rows.map(({ label, text }) => `${label}: ${text}`).join('\n')
  if (part.kind === 'steps') return [part.title, ...part.items.map((item) => `– ${item}`)].join('\n')
  return part.kind === 'link' ? `[${part.label}]` : part.text
}
