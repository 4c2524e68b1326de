import { type ChildProcess, execFile, type SpawnOptions, spawn } from 'node:child_process'
import { promisify } from 'node:util'

/** The owner of the data; root must run PostgreSQL as that user. */
export type Owner = { uid: number; gid: number }

/** The unprivileged system user `nobody`: PostgreSQL refuses to run as root. */
export const nobody: Owner = { uid: 65534, gid: 65534 }

let setprivKnowsDeathSignal: Promise<boolean> | undefined

/**
 * Starts a program of PostgreSQL as the owner of the data. On Linux the kernel interrupts it when this process
 * dies, even by kill -9, so that PostgreSQL always shuts down cleanly.
 */
export async function runProgram(program: string, args: string[], owner?: Owner): Promise<ChildProcess> {
  const options: SpawnOptions = {
    // Own process group: Ctrl-C reaches only Node, which stops PostgreSQL last.
    detached: process.platform !== 'win32',
    windowsHide: true,
    stdio: ['ignore', 'ignore', 'pipe'],
    cwd: '/',
    env: { ...withoutPostgresSettings(process.env), LC_ALL: 'C', TZ: 'UTC' },
  }
  setprivKnowsDeathSignal ??= askSetpriv()
  if (await setprivKnowsDeathSignal) {
    const flags = ['--pdeathsig', 'INT', ...(owner ? asOwner(owner) : [])]
    return spawn('setpriv', [...flags, program, ...args], options)
  }
  return spawn(program, args, { ...options, ...owner })
}

/** Keeps CAP_DAC_OVERRIDE, to pass through a home directory with mode 0700. */
function asOwner({ uid, gid }: Owner): string[] {
  return [
    ...['--securebits', '+no_setuid_fixup', '--reuid', `${uid}`, '--regid', `${gid}`, '--clear-groups'],
    ...['--inh-caps', '+dac_override', '--ambient-caps', '+dac_override'],
    ...['--bounding-set', '-all,+dac_override'],
  ]
}

/** PGPORT, PGDATA and the like are meant for other servers. */
function withoutPostgresSettings(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(env).filter(([name]) => !name.startsWith('PG')))
}

/** The setpriv of util-linux, not the smaller one of BusyBox. */
async function askSetpriv(): Promise<boolean> {
  if (process.platform !== 'linux') return false
  const { stdout } = await promisify(execFile)('setpriv', ['--help']).catch(() => ({ stdout: '' }))
  return stdout.includes('--pdeathsig')
}
