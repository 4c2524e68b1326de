import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '../../src/store/postgres/address.ts'

/** A response as it is sent. */
export type Served = { body: Buffer; headers: Readonly<Record<string, string>> }

/** nginx that serves these bytes and headers at `/page`, from a file in the page cache. */
export async function startNginx(program: string, workers: number, { body, headers }: Served) {
  const folder = await mkdtemp(join(tmpdir(), 'aster-nginx-'))
  const port = await freePort()
  await writeFile(join(folder, 'page'), body)
  await writeFile(join(folder, 'nginx.conf'), configuration(folder, port, workers, headers))
  const child = spawn(program, ['-p', folder, '-c', 'nginx.conf', '-e', 'errors'], { stdio: 'inherit' })
  while (!(await isListening(port))) {
    if (child.exitCode !== null) throw new Error(`nginx ended with ${child.exitCode}`)
    await sleep(20)
  }
  return {
    url: `http://127.0.0.1:${port}/page`,
    async stop() {
      child.kill('SIGQUIT')
      await once(child, 'exit')
      await rm(folder, { recursive: true })
    },
  }
}

const configuration = (folder: string, port: number, workers: number, headers: Served['headers']) => `
  daemon off;
  ${process.getuid?.() === 0 ? 'user root;' : ''}
  worker_processes ${workers};
  pid pid;
  events { worker_connections 1024; }
  http {
    access_log off;
    server_tokens off;
    sendfile on;
    tcp_nopush on;
    open_file_cache max=10;
    keepalive_requests 100000000;
    server {
      listen 127.0.0.1:${port};
      ${locationOfPage(folder, headers)}
    }
  }`

/** Serves the file `page` of the folder at `/page`, with these headers. */
export const locationOfPage = (folder: string, headers: Served['headers']) => `
      location = /page {
        default_type '${headers['content-type']}';
        etag ${'etag' in headers ? 'off' : 'on'};
        ${Object.entries(headers)
          .filter(([name]) => !ownOfNginx.has(name))
          .map(([name, value]) => `add_header ${name} ${JSON.stringify(value)};`)
          .join('\n        ')}
        root ${folder};
      }`

/** Headers that nginx sets itself. */
const ownOfNginx = new Set([
  'content-type',
  'content-length',
  'date',
  'connection',
  'keep-alive',
  'server',
  'last-modified',
  'accept-ranges',
])

function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.end(() => resolve(true)))
    socket.once('error', () => resolve(false))
  })
}
