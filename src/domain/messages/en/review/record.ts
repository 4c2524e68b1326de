import type { MailState } from '../../../mail/mail-status.ts'
import type { TimelinePart } from '../../../review/timeline-parts.ts'

const parts = {
  part_moves: 'Moves',
  part_notes: 'Notes',
  part_mails: 'Mails',
  part_changes: 'Changes',
} as const satisfies Record<`part_${TimelinePart}`, string>

const mailStates = {
  mail_held: 'Waits until {time}',
  mail_queued: 'Waits for its next attempt',
  mail_sending: 'On its way',
  mail_sent: 'Sent {time}',
  mail_failed: 'Failed',
} as const satisfies Record<`mail_${MailState}`, string>

/** Around the timeline of an application or a match. */
export const record = {
  ...parts,
  ...mailStates,

  timeline: 'Timeline',
  show: 'What the timeline shows',
  everything: 'Everything',
  older: 'Show older',
  nothing: 'Nothing of this kind yet.',
  becomes: 'becomes',
  empty: 'empty',
  mail: 'Mail:',
  mailTo: 'To',
  mailIn: 'in {language}',
  wordsGone: 'Its words are not kept here.',
  hidden: 'hidden',
  hiddenLink: 'link, hidden',
} as const
