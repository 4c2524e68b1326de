import type { ApplicationKind } from '../../domain/applications/application-status.ts'
import type { Letter } from '../../domain/mail/letter.ts'
import type { Translate } from '../../domain/messages/translate.ts'
import { paths } from '../../domain/paths.ts'
import { applicationPath } from '../../domain/review/application-screens.ts'
import type { RecordEvent } from '../../domain/review/notices.ts'
import { link, named, writeLetter } from './write-letter.ts'

type Notice = {
  kind: ApplicationKind
  id: string
  reference: string
  /** The name of the person or the hospital, as in other letters to the team. */
  name: string
  events: readonly RecordEvent[]
  matchId?: string | undefined
  isOwn: boolean
}

/** Tells a member of staff of events on one record; what was written stays in the registry. */
export function eventNotice(
  t: Translate,
  { kind, id, reference, name, events, matchId, isOwn }: Notice,
): Letter {
  const [first = 'application_edited'] = events
  const what = t(`notices.${first}`)
  return writeLetter(t, {
    heading: t('staffMail.eventHeading', { what }),
    reference,
    preview: what,
    parts: [
      t(isOwn ? 'staffMail.eventOwn' : 'staffMail.eventOther'),
      {
        kind: 'facts',
        rows: [
          { label: t('staffMail.eventRecord'), text: `${name}, ${reference}` },
          { label: t('staffMail.eventWhat'), text: saidOf(t, events) },
        ],
      },
      link(t('staffMail.eventOpen'), matchId ? paths.adminMatch(matchId) : applicationPath(kind, id)),
    ],
    reason: t('staffMail.eventReason', named(t)),
  })
}

export type DigestRow = { reference: string; events: readonly RecordEvent[] }

type Digest = { day: string; own: readonly DigestRow[]; others: readonly DigestRow[] }

/** Contains references, no names: erasing one person must not require editing a digest about many records. */
export function eventDigest(t: Translate, { day, own, others }: Digest): Letter {
  const count = own.length + others.length
  return writeLetter(t, {
    heading: t('staffMail.digestHeading', { day }),
    preview: t('staffMail.digestPreview', { count }),
    parts: [
      t('staffMail.digestText', { count }),
      ...rowsOf(t, t('staffMail.digestOwn'), own),
      ...rowsOf(t, t('staffMail.digestOthers'), others),
      link(t('staffMail.digestOpen'), paths.admin()),
    ],
    reason: t('staffMail.eventReason', named(t)),
  })
}

const mostRows = 50

function rowsOf(
  t: Translate,
  title: string,
  rows: readonly DigestRow[],
): Parameters<typeof writeLetter>[1]['parts'] {
  if (rows.length === 0) return []
  const left = rows.length - mostRows
  return [
    title,
    {
      kind: 'facts',
      rows: rows
        .slice(0, mostRows)
        .map(({ reference, events }) => ({ label: reference, text: saidOf(t, events) })),
    },
    left > 0 && t('staffMail.digestMore', { count: left }),
  ]
}

/** The sentences for the events, each once. */
const saidOf = (t: Translate, events: readonly RecordEvent[]) =>
  [...new Set(events)].map((event) => t(`notices.${event}`)).join('. ')
