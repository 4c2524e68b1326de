import { createHash, randomBytes } from 'node:crypto'
import { mkdtemp, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { openStore, type Store } from '../src/store/open-store.ts'
import { moveFiles } from '../src/store/uploads/move-files.ts'
import { appendPiece, createUpload, readUpload, saveVerdict } from '../src/store/uploads/uploads.ts'
import {
  databaseUrl,
  productionSettings,
  quiet,
  startTestPostgres,
} from '../tests/harness/postgres/test-postgres.ts'
import { given, median, medianRatio } from './drive/figures.ts'
import { report } from './drive/row.ts'

const rounds = given('rounds', 20)
const megabytes = given('megabytes', 5)
const pieceSize = 128 * 1024 // as an upload arrives
const readsAtOnce = 5

const bytes = randomBytes(megabytes * 1024 * 1024)
const sha256 = createHash('sha256').update(bytes).digest()

/** Uploads, reads and moves of one file: the folder against the database, both with fsync, on the same disk. */
const postgres = await startTestPostgres({ settings: productionSettings })
const path = await mkdtemp(join(tmpdir(), 'aster-bench-files-'))
const options = {
  databaseUrl: databaseUrl(postgres.adminUrl, postgres.template),
  dataDir: '',
  databasePool: 10,
  log: quiet,
}
const database = await openStore({ ...options, files: { path, takesNew: false } })
const folder = await openStore({ ...options, files: { path, takesNew: true } })

type Figures = { upload: number[]; read: number[]; wal: number[] }
const figures: Record<'database' | 'folder', Figures> = {
  database: { upload: [], read: [], wal: [] },
  folder: { upload: [], read: [], wal: [] },
}
const bare: number[] = []
try {
  for (let round = 0; round <= rounds; round++) {
    const wrote = await timed(writeBare)
    if (round > 0) bare.push(wrote)
    for (const [name, store] of Object.entries({ database, folder }) as ['database' | 'folder', Store][]) {
      const before = await walPosition()
      let id = ''
      const upload = await timed(async () => {
        id = await sendFile(store)
      })
      const wal = Number(await walSince(before))
      const read = await timed(() =>
        Promise.all(Array.from({ length: readsAtOnce }, () => readFile(store, id))),
      )
      if (round === 0) continue // warm-up
      figures[name].upload.push(upload)
      figures[name].read.push(read / readsAtOnce)
      figures[name].wal.push(wal)
    }
  }
  console.log(`${rounds} rounds, one file of ${megabytes} MB in pieces of 128 KiB; medians`)
  console.table(
    Object.entries(figures).map(([where, { upload, read, wal }]) => ({
      where,
      'upload ms': median(upload).toFixed(1),
      'read ms': median(read).toFixed(1),
      'WAL bytes': median(wal),
    })),
  )
  console.log(`bare file, written and flushed piece by piece: ${median(bare).toFixed(1)} ms`)
  const row = (what: keyof Figures, unit: string) => {
    const [seen, against] = [figures.folder[what], figures.database[what]]
    const figure = (values: readonly number[]) => `${median(values).toFixed(1)} ${unit}`
    return {
      what: `${what === 'wal' ? 'upload' : what} of ${megabytes} MB in a folder`,
      seen: figure(seen),
      against: `in the database: ${figure(against)}`,
      ratio: medianRatio(against, seen),
    }
  }
  report([row('upload', 'ms'), row('read', 'ms'), row('wal', 'bytes of write-ahead log')])
  for (const place of ['folder', 'database'] as const) {
    const since = performance.now()
    const { moved, bytes } = await moveFiles(folder, place)
    const seconds = (performance.now() - since) / 1000
    console.log(`move to the ${place}: ${moved} files, ${(bytes / 1024 ** 2 / seconds).toFixed(0)} MB/s`)
  }
} finally {
  await database.close()
  await folder.close()
  await postgres.stop()
  await rm(path, { recursive: true })
}

async function sendFile(store: Store): Promise<string> {
  const { id } = await createUpload(store, { name: 'cv.pdf', size: bytes.length })
  for (let start = 0; start < bytes.length; start += pieceSize)
    await appendPiece(store, id, start, bytes.subarray(start, start + pieceSize))
  await saveVerdict(store, id, { verdict: 'fine', sha256 })
  return id
}

async function readFile(store: Store, id: string): Promise<void> {
  let count = 0
  for await (const piece of readUpload(store, id)) count += piece.length
  if (count !== bytes.length) throw new Error(`Read ${count} bytes.`)
}

async function writeBare(): Promise<void> {
  const handle = await open(join(path, 'bare'), 'w')
  for (let start = 0; start < bytes.length; start += pieceSize) {
    await handle.write(bytes, start, Math.min(pieceSize, bytes.length - start), start)
    await handle.datasync()
  }
  await handle.close()
  await rm(join(path, 'bare'))
}

async function timed(act: () => Promise<unknown>): Promise<number> {
  const since = performance.now()
  await act()
  return performance.now() - since
}

async function walPosition(): Promise<string> {
  const { rows } = await sql<{ at: string }>`SELECT pg_current_wal_insert_lsn()::text AS at`.execute(
    database.db,
  )
  return rows[0]?.at ?? '0/0'
}

async function walSince(position: string): Promise<string> {
  const { rows } = await sql<{ bytes: string }>`
    SELECT pg_wal_lsn_diff(pg_current_wal_insert_lsn(), ${position}::pg_lsn) AS bytes`.execute(database.db)
  return rows[0]?.bytes ?? '0'
}
