import { isUuid } from '../../domain/api/uuid.ts'
import { referenceOf } from '../../domain/applications/reference.ts'
import type { MessageStatus } from '../../domain/contact/message-status.ts'
import { catalogueOf } from '../../domain/messages/catalogues.ts'
import { translator } from '../../domain/messages/translate.ts'
import { done, refuse, type ValueOf } from '../../domain/refusals.ts'
import type { Regional } from '../../domain/staff/regions.ts'
import { countInbox, listInbox, type MessageFilter } from '../../store/contact/inbox.ts'
import { findMessage, listApplicationsFrom, listOtherMessages } from '../../store/contact/message.ts'
import { listReplies } from '../../store/contact/replies.ts'
import type { Store } from '../../store/open-store.ts'
import { listAssignees } from '../../store/review/assignees.ts'
import { findRegistryFacts } from '../../store/settings/registry-facts.ts'
import { cutPage, readCursor } from '../review/cursor.ts'

export type InboxPage = Awaited<ReturnType<typeof listMessages>>

const size = 25

/** An invalid cursor starts at the beginning. */
export async function listMessages(
  store: Store,
  { status, cursor, ...filter }: MessageFilter & { status: MessageStatus; cursor?: string | undefined },
) {
  const after = (cursor && readCursor(cursor, 'time')) || undefined
  const [found, counts] = await Promise.all([
    listInbox(store, status, filter, { after, atMost: size + 1 }),
    countInbox(store, filter),
  ])
  return { ...cutPage(found, size), counts }
}

export type ReadMessage = ValueOf<typeof readMessage>

export async function readMessage(store: Store, staff: Regional, id: string) {
  const message = isUuid(id) ? await findMessage(store, id) : undefined
  if (!message) return refuse('not_found')
  const { assignee_id, assignee_name, ...facts } = message
  const { locale } = facts
  const [replies, others, applications, assignees, registry] = await Promise.all([
    listReplies(store, id),
    listOtherMessages(store, message),
    listApplicationsFrom(store, message.email, staff),
    listAssignees(store),
    findRegistryFacts(store),
  ])
  return done({
    ...facts,
    assignee: assignee_id === null ? null : { id: assignee_id, name: assignee_name ?? '' },
    assignees,
    replies,
    others,
    applications: applications.map(({ number, ...application }) => ({
      ...application,
      reference: referenceOf(application.kind, number),
    })),
    /** The prefilled subject of a reply, in the language of the message. */
    usualSubject: translator(locale, catalogueOf(locale))('reply.usualSubject', { name: registry.name }),
  })
}
