/** Events of which the coordinator's own address is told by a letter. */
const toldByLetter = [
  'message_received',
  'expert_chosen',
  'none_suits',
  'match_answered',
  'match_refused',
  'match_lapsed',
  'match_signed',
  'match_report_sent',
] as const

/** What applicants do, or what time does, that staff who work with the record want to know; triggers store the names. */
export const recordEvents = [
  'application_edited',
  'information_received',
  'application_withdrawn',
  'address_changed',
  ...toldByLetter,
] as const

export type RecordEvent = (typeof recordEvents)[number]

export const toldToCoordinator: ReadonlySet<RecordEvent> = new Set(toldByLetter)

export const noticeTimes = ['at_once', 'daily', 'never'] as const

export type NoticeTime = (typeof noticeTimes)[number]

/** When a member of staff is told of events on the records that are assigned to them, and on all others. */
export type NoticeChoice = { own: NoticeTime; others: NoticeTime }

export const usualChoice: NoticeChoice = { own: 'at_once', others: 'daily' }

export const isNoticeTime = (text: string): text is NoticeTime => noticeTimes.some((time) => time === text)

/** Digests go out from this hour on, in UTC. */
export const digestHour = 6
