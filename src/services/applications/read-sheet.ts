import { createHash } from 'node:crypto'
import { readColumns, type SheetColumns } from '../../domain/applications/import-columns.ts'
import type { FileFault } from '../../domain/applications/import-faults.ts'
import { largestSheet, readCsv, type SheetRow } from '../../domain/forms/engine/read-csv.ts'
import { fileName } from '../../domain/uploads/file-name.ts'
import { saveSheet } from '../../store/applications/import-sheets.ts'
import type { Store } from '../../store/open-store.ts'
import type { SentFile } from '../uploads/receive-files.ts'

export type ReadSheet = { columns: SheetColumns; rows: readonly SheetRow[] }

type Outcome<Value> = { ok: true; value: Value } | { ok: false; fault: FileFault }

/** Stores a file for its dry run, if it is readable. */
export async function receiveSheet(
  store: Store,
  file: SentFile | undefined,
): Promise<Outcome<{ id: string }>> {
  if (!file || file.bytes.length === 0) return { ok: false, fault: { code: 'no_file' } }
  const text = textOf(file.bytes)
  if (!text.ok) return text
  const read = readSheet(text.value)
  if (!read.ok) return read
  const digest = createHash('sha256').update(file.bytes).digest()
  return {
    ok: true,
    value: await saveSheet(store, { name: fileName(file.name), digest, content: text.value }),
  }
}

export function readSheet(text: string): Outcome<ReadSheet> {
  const read = readCsv(text)
  if (!read.ok) return read
  const [header, ...rows] = read.rows
  if (!header || rows.length === 0) return { ok: false, fault: { code: 'no_rows' } }
  const columns = readColumns(header.cells)
  const [column] = columns.repeated
  if (column) return { ok: false, fault: { code: 'repeated_column', column } }
  if (columns.missing.includes('email')) return { ok: false, fault: { code: 'no_email' } }
  return { ok: true, value: { columns, rows } }
}

/** Strips the BOM; only UTF-8, since a wrong guess would silently corrupt names. */
function textOf(bytes: Buffer): Outcome<string> {
  if (bytes.length > largestSheet.bytes) return { ok: false, fault: { code: 'too_large' } }
  if (bytes.subarray(0, 4).equals(zipMark)) return { ok: false, fault: { code: 'workbook' } }
  try {
    return { ok: true, value: new TextDecoder('utf-8', { fatal: true }).decode(bytes) }
  } catch {
    return { ok: false, fault: { code: 'not_utf8' } }
  }
}

const zipMark = Buffer.from('PK\x03\x04')
