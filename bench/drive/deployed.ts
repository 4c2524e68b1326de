import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Change, hostOfTests, type RunningProxy, startProxy } from '../../tests/faults/proxy.ts'
import { locationOfPage, type Served } from './nginx.ts'
import type { Asked } from './wrk.ts'

/**
 * Two servers from the same deploy/nginx.conf, with the same number of workers and the same TLS: one caches the
 * instances, the other serves the page from a file.
 */
export async function startDeployed(instances: readonly string[], page: Served) {
  const folder = await mkdtemp(join(tmpdir(), 'aster-page-'))
  await writeFile(join(folder, 'page'), page.body)
  const fromFile: Change = [
    '    location /api/uploads {',
    `${locationOfPage(folder, page.headers)}\n    location /api/uploads {`,
  ]
  const ports = instances.map((url) => Number(new URL(url).port))
  const cached = await startProxy(ports)
  const file = await startProxy(ports, [fromFile])
  return {
    cached: (path: string) => askedOf(cached, path),
    file: askedOf(file, '/page'),
    async stop() {
      await Promise.all([cached.stop(), file.stop()])
      await rm(folder, { recursive: true })
    },
  }
}

const askedOf = ({ port }: RunningProxy, path: string): Asked => ({
  url: `https://127.0.0.1:${port}${path}`,
  headers: { Host: hostOfTests, 'accept-encoding': 'gzip, deflate, br, zstd' },
})
