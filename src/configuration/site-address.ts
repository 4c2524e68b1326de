import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const fileIn = (dataDir: string) => join(dataDir, 'site')

/** Keeps the address of the running site beside its data, for commands that print links to it, until it is closed. */
export function keepSiteAddress(dataDir: string, url: URL): () => Promise<void> {
  const file = fileIn(dataDir)
  try {
    writeFileSync(file, `${url.origin}\n`)
  } catch {
    return async () => {} // the disk is full, and the site can do without
  }
  return async () => rmSync(file, { force: true })
}

/** The address; undefined if no site runs. Call only while its PostgreSQL runs, since a killed site leaves the file. */
export function readSiteAddress(dataDir: string): URL | undefined {
  try {
    return new URL(readFileSync(fileIn(dataDir), 'utf8').trim())
  } catch {
    return undefined
  }
}
