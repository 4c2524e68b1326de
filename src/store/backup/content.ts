import { createHash } from 'node:crypto'
import * as v from 'valibot'
import { type ByteReader, byteReader } from './byte-reader.ts'
import { damaged } from './container.ts'

/**
 * The content of a backup before compression: a line of facts, then for each table a line with its name, its rows as
 * binary COPY in blocks, an empty block and a line of totals; at the end a line with the number of tables.
 */
const factsSchema = v.object({
  migrations: v.array(v.object({ name: v.string(), checksum: v.string() })),
  sequences: v.array(v.object({ name: v.string(), value: v.nullable(v.string()) })),
  /** The secret of the instance; only in encrypted backups. */
  secret: v.nullable(v.string()),
})
const tableSchema = v.object({ table: v.string(), columns: v.array(v.string()) })
const totalsSchema = v.object({ rows: v.number(), sha256: v.string() })
const endSchema = v.object({ tables: v.number() })

export type Facts = v.InferOutput<typeof factsSchema>
export type TableName = v.InferOutput<typeof tableSchema>
export type Totals = v.InferOutput<typeof totalsSchema>

const longestLine = 1024 * 1024
const lengthBytes = 4
const largestBlock = 64 * 1024 * 1024

export const lineOf = (value: Facts | TableName | Totals | { tables: number }): Buffer =>
  Buffer.from(`${JSON.stringify(value)}\n`)

/** The rows of a table in blocks; `rows` is called after the last one. */
export async function* blocksOf(source: AsyncIterable<Buffer>, rows: () => Promise<number>) {
  const hash = createHash('sha256')
  for await (const bytes of source) {
    if (bytes.length === 0) continue
    hash.update(bytes)
    yield lengthOf(bytes.length)
    yield bytes
  }
  yield lengthOf(0)
  yield lineOf({ rows: await rows(), sha256: hash.digest('hex') })
}

/** A table being read: its rows, then its totals, which are verified against the rows. */
export type ReadTable = TableName & { rows(): AsyncGenerator<Buffer>; totals(): Totals }

export async function readContent(bytes: AsyncIterable<Buffer>, file: string) {
  const reader = byteReader(bytes)
  const facts = await parseLine(reader, factsSchema, file)
  return { facts, tables: () => readTables(reader, file) }
}

async function* readTables(reader: ByteReader, file: string): AsyncGenerator<ReadTable> {
  for (let count = 0; ; count++) {
    const next = await parseLine(reader, v.union([tableSchema, endSchema]), file)
    if ('tables' in next) {
      if (next.tables !== count) throw damaged(file)
      return
    }
    yield readTable(reader, next, file)
  }
}

function readTable(reader: ByteReader, name: TableName, file: string): ReadTable {
  let totals: Totals | undefined
  return {
    ...name,
    async *rows() {
      const hash = createHash('sha256')
      for (;;) {
        const head = await reader.take(lengthBytes)
        const length = head.length === lengthBytes ? head.readUInt32BE() : largestBlock + 1
        if (length > largestBlock) throw damaged(file)
        if (length === 0) break
        const block = await reader.take(length)
        hash.update(block)
        yield block
      }
      totals = await parseLine(reader, totalsSchema, file)
      if (totals.sha256 !== hash.digest('hex')) throw damaged(file)
    },
    totals() {
      if (!totals) throw new Error(`The rows of ${name.table} have not been read.`)
      return totals
    },
  }
}

async function parseLine<T extends v.GenericSchema>(reader: ByteReader, schema: T, file: string) {
  const line = await reader.line(longestLine)
  try {
    return v.parse(schema, JSON.parse(line ?? ''))
  } catch {
    throw damaged(file)
  }
}

function lengthOf(bytes: number): Buffer {
  const head = Buffer.alloc(lengthBytes)
  head.writeUInt32BE(bytes)
  return head
}
