import { referenceOf } from '../../domain/applications/reference.ts'
import { hospitalExample } from '../../domain/forms/hospital-example.ts'
import type { Letter } from '../../domain/mail/letter.ts'
import type { Translate } from '../../domain/messages/translate.ts'
import { type DigestRow, eventDigest, eventNotice } from './event-letters.ts'
import { dayIn, token } from './example-facts.ts'

function notice(isOwn: boolean) {
  return (t: Translate): Letter =>
    eventNotice(t, {
      kind: 'hospital',
      id: token,
      reference: referenceOf('hospital', 42),
      name: String(hospitalExample.name),
      events: ['application_edited', 'information_received'],
      isOwn,
    })
}

const own: DigestRow[] = [{ reference: referenceOf('expert', 42), events: ['application_edited'] }]
const others: DigestRow[] = Array.from({ length: 52 }, (_, at) => ({
  reference: referenceOf('hospital', 43 + at),
  events: ['match_answered'],
}))

export const examplesOfEvents = {
  event_notice: notice(true),
  event_notice_other: notice(false),
  event_digest: (t: Translate) => eventDigest(t, { day: dayIn(t, '2026-11-18'), own, others }),
}
