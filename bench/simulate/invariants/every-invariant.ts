import type { Database } from '../../../src/store/database.ts'
import { ofApplications } from './applications.ts'
import { ofCapacity } from './capacity.ts'
import { ofFiles } from './files.ts'
import type { Finding, Invariant, Memory } from './judged.ts'
import { ofMails } from './mails.ts'
import { ofMatches } from './matches.ts'
import { ofRetention } from './retention.ts'
import { ofViews } from './views.ts'

/** What must be true of every registry, whatever has happened in it. */
export const everyInvariant: readonly Invariant[] = [
  ...ofApplications,
  ...ofMatches,
  ofCapacity,
  ...ofMails,
  ...ofFiles,
  ...ofRetention,
  ...ofViews,
]

/** Findings by the name of the invariant. */
export async function findAll(database: Database, memory: Memory): Promise<Map<string, Finding>> {
  const findings = new Map<string, Finding>()
  for (const { name, find } of everyInvariant) findings.set(name, await find(database, memory))
  return findings
}
