import { equal } from 'node:assert/strict'
import { crc32, inflateRawSync } from 'node:zlib'

/** Reads an archive by its central directory: each name with its content as text. */
export function unzip(archive: Buffer): Map<string, string> {
  const end = archive.length - 22
  equal(archive.readUInt32LE(end), 0x06054b50)
  const files = new Map<string, string>()
  for (let at = archive.readUInt32LE(end + 16); at < end; ) {
    equal(archive.readUInt32LE(at), 0x02014b50)
    const [crc, packed, size] = [16, 20, 24].map((part) => archive.readUInt32LE(at + part))
    const [length, start] = [archive.readUInt16LE(at + 28), archive.readUInt32LE(at + 42)]
    const name = archive.toString('utf8', at + 46, at + 46 + length)
    const from = start + 30 + archive.readUInt16LE(start + 26)
    const content = inflateRawSync(archive.subarray(from, from + (packed ?? 0)))
    equal(content.length, size)
    equal(crc32(content), crc)
    files.set(name, content.toString())
    at += 46 + length
  }
  return files
}
