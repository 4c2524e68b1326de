import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { provideNginx } from '../../scripts/test/nginx.ts'
import { provideProgram } from '../../scripts/test/program.ts'
import { freePort } from '../../src/store/postgres/address.ts'

export type RunningProxy = { port: number; plainPort: number; certificate: string; stop(): Promise<void> }

export const hostOfTests = 'aster.example'

const example = join(import.meta.dirname, '../../deploy/nginx.conf')

export type Change = readonly [what: string | RegExp, instead: string]

/** nginx with deploy/nginx.conf, adapted to the ports, the certificate and the instances of a test. */
export async function startProxy(
  instances: readonly number[],
  changes: readonly Change[] = [],
): Promise<RunningProxy> {
  const nginx = provideNginx()
  if (!nginx) throw new Error('There is no nginx')
  const [port, plainPort] = [await freePort(), await freePort()]
  const folder = await mkdtemp(join(tmpdir(), 'aster-nginx-'))
  const certificate = await makeCertificate(folder)
  const site = [...ports(port, plainPort), ...places(folder), ...servers(instances), ...changes].reduce(
    replaceIn,
    await readFile(example, 'utf8'),
  )
  const file = join(folder, 'nginx.conf')
  await writeFile(file, around(folder, site))
  const args = ['-p', folder, '-e', 'stderr', '-c', file]
  const judged = spawnSync(nginx, ['-t', '-q', ...args], { encoding: 'utf8' })
  if (judged.status !== 0) throw new Error(`nginx -t: ${judged.stderr}`)

  const child = spawn(nginx, args, { stdio: ['ignore', 'ignore', 'inherit'] })
  const stop = async () => {
    const ended = once(child, 'exit')
    if (child.exitCode === null && child.kill('SIGTERM')) await ended
    await rm(folder, { recursive: true })
  }
  const deadline = Date.now() + 60_000
  while (!(await isListening(port))) {
    if (child.exitCode !== null || Date.now() > deadline) {
      await stop()
      throw new Error('nginx does not listen')
    }
    await sleep(50)
  }
  return { port, plainPort, certificate, stop }
}

const ports = (port: number, plainPort: number): Change[] => [
  ['    listen [::]:80;\n', ''],
  ['    listen [::]:443 ssl http2;\n', ''],
  ['listen 80;', `listen 127.0.0.1:${plainPort};`],
  ['listen 443 ssl http2;', `listen 127.0.0.1:${port} ssl http2;`],
]

const places = (folder: string): Change[] => [
  ['/etc/ssl/aster.example.pem', join(folder, 'certificate.pem')],
  ['/etc/ssl/private/aster.example.key', join(folder, 'key.pem')],
  ['/var/log/nginx/aster.log', join(folder, 'errors.log')],
  ['/var/cache/aster', join(folder, 'cache')],
]

const servers = (instances: readonly number[]): Change[] => [
  [
    /( +)server 127\.0\.0\.1:3001( .*;).*\n +server .*\n/,
    instances.map((port) => `$1server 127.0.0.1:${port}$2\n`).join(''),
  ],
]

/** Fails if the example no longer contains the line. */
function replaceIn(text: string, [what, instead]: Change): string {
  const changed = text.replace(what, instead)
  if (changed === text) throw new Error(`deploy/nginx.conf has no ${what}`)
  return changed
}

/** The main configuration that a distribution's package supplies. */
const around = (folder: string, site: string) => `
${process.getuid?.() === 0 ? 'user root root;' : ''}
daemon off;
worker_processes 2;
pid ${folder}/nginx.pid;
error_log stderr crit;
events { worker_connections 4096; }
http {
sendfile on;
tcp_nopush on;
${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`).join('\n')}
${site}
}
`

async function makeCertificate(folder: string): Promise<string> {
  const openssl = provideProgram({
    called: 'openssl',
    need: 'The tests behind a proxy need',
    names: ['openssl'],
    variable: 'OPENSSL_PATH',
    packages: ['openssl'],
    trial: ['version'],
  })
  if (!openssl) throw new Error('There is no openssl')
  const file = join(folder, 'certificate.pem')
  const key = [
    '-newkey',
    'ec',
    '-pkeyopt',
    'ec_paramgen_curve:prime256v1',
    '-nodes',
    '-keyout',
    join(folder, 'key.pem'),
  ]
  const subject = ['-subj', `/CN=${hostOfTests}`, '-addext', `subjectAltName=DNS:${hostOfTests}`]
  const made = spawnSync(openssl, ['req', '-x509', ...key, ...subject, '-out', file], { encoding: 'utf8' })
  if (made.status !== 0) throw new Error(made.stderr)
  return readFile(file, 'utf8')
}

function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
    socket.once('connect', () => socket.destroy())
  })
}
