import { readdir } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import type pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { StartupProblem } from '../postgres/startup-problem.ts'
import { copied, hasTable } from './catalogue.ts'
import { openBackup } from './open-backup.ts'

/** The time until which erasures are known, and the later files that could not be read. */
export type Known = { until: Date; unread: string[] }

/** Collected before the schema is replaced, into a temporary table. */
export async function gatherErasures(
  client: pg.Client,
  file: string,
  { createdAt, passphrase }: { createdAt: string; passphrase: string | undefined },
): Promise<Known> {
  await client.query(
    'CREATE TEMP TABLE known_erasure (row_table text, row_id text, erased_at timestamptz) ON COMMIT DROP',
  )
  const known: Known = { until: new Date(createdAt), unread: [] }
  if (await hasTable(client, 'erasure')) {
    await client.query('INSERT INTO known_erasure SELECT row_table, row_id::text, erased_at FROM erasure')
    known.until = new Date()
  }
  for (const path of await listNeighbours(file)) {
    try {
      const later = await readErasures(path, createdAt, passphrase)
      if (!later) continue
      const target = copied({ ...later, table: 'known_erasure' })
      await pipeline(
        Readable.from([later.rows]),
        client.query(copyFrom(`COPY ${target} FROM STDIN (FORMAT binary)`)),
      )
      known.until = new Date(Math.max(Number(known.until), Date.parse(later.createdAt)))
    } catch (error) {
      if (!(error instanceof StartupProblem)) throw error
      known.unread.push(error.message)
    }
  }
  return known
}

async function listNeighbours(file: string): Promise<string[]> {
  const names = await readdir(dirname(file))
  return names
    .filter((name) => /\.(backup|erasures)$/.test(name) && name !== basename(file))
    .map((name) => join(dirname(file), name))
}

/** Buffers the ids, so that a damaged file does not affect the transaction. */
async function readErasures(path: string, after: string, passphrase: string | undefined) {
  const backup = await openBackup(path, passphrase)
  try {
    const { createdAt } = backup.header
    if (createdAt <= after) return undefined
    for await (const table of (await backup.read()).tables()) {
      if (table.table === 'erasure') return { ...table, createdAt, rows: await buffer(table.rows()) }
    }
    return undefined
  } finally {
    backup.close()
  }
}
