import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'

export type Asked = {
  url: string
  headers?: Readonly<Record<string, string>>
  /** A different client address for each request, so that no rate limit applies. */
  fromManyCallers?: boolean
}

const manyCallers = join(import.meta.dirname, 'many-callers.lua')

/** Requests a second over keep-alive connections; throws on any error response. */
export async function askWithWrk(
  program: string,
  { url, headers = {}, fromManyCallers }: Asked,
  { seconds, connections }: { seconds: number; connections: number },
): Promise<number> {
  const lines = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`])
  const measure = ['-t', '1', '-c', `${connections}`, '-d', `${seconds}s`]
  const script = fromManyCallers ? ['-s', manyCallers] : []
  const { stdout } = await promisify(execFile)(program, [...measure, ...lines, ...script, url])
  if (/Socket errors|Non-2xx/.test(stdout)) throw new Error(`${url} failed under load:\n${stdout}`)
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1])
}
