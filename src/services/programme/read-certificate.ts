import { Readable } from 'node:stream'
import type { EditSession } from '../../domain/applicants/edit-session.ts'
import { brand } from '../../domain/brand.ts'
import { done, type Outcome, refuse } from '../../domain/refusals.ts'
import type { Store } from '../../store/open-store.ts'
import { type Collaboration, findCollaboration } from '../../store/programme/collaboration.ts'
import { findRegistryFacts } from '../../store/settings/registry-facts.ts'
import type { OpenedFile } from '../applicants/read-own-application.ts'
import { drawingThread } from '../papers/drawing-thread.ts'
import { taskQueue } from '../task-queue.ts'
import { type Certificate, certificateOf, referenceOfMatch } from './certificate/certificate.ts'

/** The certificate of one's own match; not found for matches of others. */
export async function readOwnCertificate(
  store: Store,
  site: URL,
  { applicationId }: EditSession,
  matchId: string,
) {
  const match = await findCollaboration(store, matchId)
  // Staff can still take back a completion whose mails are held, so only they see it.
  return match?.expertId === applicationId && !match.held ? issue(store, site, match) : refuse('not_found')
}

export async function readCertificate(
  store: Store,
  site: URL,
  matchId: string,
): Promise<Outcome<OpenedFile>> {
  const match = await findCollaboration(store, matchId)
  return match ? issue(store, site, match) : refuse('not_found')
}

async function issue(store: Store, site: URL, match: Collaboration): Promise<Outcome<OpenedFile>> {
  if (match.status !== 'completed') return refuse('wrong_status')
  const bytes = await drawApart(certificateOf(match, await findRegistryFacts(store), site))
  if (!bytes) return refuse('unavailable')
  const name = `${brand.slug}-certificate-${referenceOfMatch(match).replace(' / ', '-')}.pdf`
  return done({ name, size: bytes.length, bytes: Readable.from([bytes]) })
}

const draw = drawingThread(new URL('./certificate/certificate-worker.ts', import.meta.url))

const inTurn = taskQueue(20)

const drawings = new Map<string, Promise<Buffer>>()

/**
 * Draws in a worker thread, one at a time, so that its memory is freed. Requests for the same certificate share one
 * drawing, so that one reader cannot fill the queue. Undefined if the queue is full.
 */
export function drawApart(certificate: Certificate): Promise<Buffer> | undefined {
  const key = JSON.stringify(certificate)
  const shared = drawings.get(key)
  if (shared) return shared
  const drawing = inTurn(() => draw(certificate))?.finally(() => drawings.delete(key))
  if (drawing) drawings.set(key, drawing)
  return drawing
}
