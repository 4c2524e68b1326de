import { applicationStatuses } from '../../src/domain/applications/application-status.ts'
import { messageStatuses } from '../../src/domain/contact/message-status.ts'
import { countApplications } from '../../src/store/applications/application.ts'
import { countMessages } from '../../src/store/contact/message.ts'
import type { Store } from '../../src/store/open-store.ts'

const kinds = ['expert', 'hospital', 'trainer', 'message']

/** Counts as a table: a row per status, a column per kind. */
export async function summarise(store: Store): Promise<string> {
  const messages = await countMessages(store)
  const counts = [
    ...(await countApplications(store)),
    ...messages.map(({ status, count }) => ({ kind: 'message', status, count })),
  ]
  const statuses = new Set([
    ...applicationStatuses('expert'),
    ...applicationStatuses('hospital'),
    ...messageStatuses,
  ])
  const total = (kind: string, status?: string) =>
    counts
      .filter((row) => row.kind === kind && (status === undefined || row.status === status))
      .reduce((sum, { count }) => sum + count, 0)
  return [
    line('', kinds),
    ...[...statuses].map((status) =>
      line(
        status,
        kinds.map((kind) => total(kind, status) || '·'),
      ),
    ),
    line(
      'all',
      kinds.map((kind) => total(kind)),
    ),
  ].join('\n')
}

function line(head: string, cells: readonly (number | string)[]): string {
  return `  ${head.padEnd(16)}${cells.map((cell) => `${cell}`.padStart(10)).join('')}`
}
