import { createHmac } from 'node:crypto'
import { paths } from '../../domain/paths.ts'
import { lifetimes } from '../../domain/protection/lifetimes.ts'
import { isSignedBy, type SigningKey } from '../protection/signing-key.ts'

const lifetimeMs = lifetimes.previewLink * 60_000

export type DraftFacts = { id: string; slug: string; version: number }
export type PreviewLink = { path: string; expires_at: string }

/** A signed link to one version of a draft, valid for a week. */
export function makePreviewLink(key: string, draft: DraftFacts, now = Date.now()): PreviewLink {
  const until = Math.floor((now + lifetimeMs) / 1000)
  const query = new URLSearchParams({ until: String(until), mark: sign(key, draft, until) })
  return {
    path: `${paths.storyPreview(draft.slug)}?${query}`,
    expires_at: new Date(until * 1000).toISOString(),
  }
}

type Shown = { until?: string | undefined; mark?: string | undefined }

export function isPreviewLink(
  signing: SigningKey,
  draft: DraftFacts,
  { until = '', mark = '' }: Shown,
  now = Date.now(),
): boolean {
  if (!/^\d{1,12}$/.test(until) || Number(until) * 1000 <= now) return false
  return isSignedBy(signing, mark, (key) => sign(key, draft, Number(until)))
}

/** Signs the id, because another draft may later have the same slug. */
function sign(key: string, { id, version }: DraftFacts, until: number): string {
  return createHmac('sha256', key).update(`${id}\n${version}\n${until}`).digest('base64url')
}
