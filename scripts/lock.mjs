import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { basename, join } from 'node:path'
import { setTimeout } from 'node:timers/promises'

/**
 * Runs the work under an exclusive lock of this checkout. The lock is a folder with one file named
 * after its owner (process id and start time): renaming onto a non-empty folder fails, so one process wins.
 */
export async function withLock(name, work) {
  mkdirSync('.cache', { recursive: true })
  const lock = join('.cache', `${name}.lock`)
  const mine = mkdtempSync(join('.cache', `${process.pid}-${birthOf(process.pid)}-`))
  const owner = basename(mine)
  writeFileSync(join(mine, owner), '')
  try {
    for (let turn = 0; !take(mine, lock); turn++) {
      if (turn === 1) console.error(`Waiting for another process in this folder (it holds ${lock}) ...`)
      await setTimeout(200)
    }
    return await work()
  } finally {
    rmSync(mine, { recursive: true, force: true })
    rmSync(join(lock, owner), { force: true })
  }
}

function take(mine, lock) {
  try {
    renameSync(mine, lock)
    return true
  } catch {
    dropDeadOwners(lock)
    return false
  }
}

function dropDeadOwners(lock) {
  try {
    const dead = readdirSync(lock).filter((owner) => !isAlive(owner))
    for (const owner of dead) rmSync(join(lock, owner), { force: true })
    rmdirSync(lock)
  } catch {
    // Another process holds the lock or has just released it: retry.
  }
}

/** The process id may have been reused since, even for this process. */
function isAlive(owner) {
  const [pid, birth] = owner.split('-').map(Number)
  if (pid === process.pid) return false
  try {
    process.kill(pid, 0)
  } catch (error) {
    if (error.code !== 'EPERM') return false
  }
  return birthOf(pid) === birth
}

/** The start time in ticks since boot on Linux, NaN for a zombie; 0 on other systems. */
function birthOf(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return fields[0] === 'Z' ? Number.NaN : Number(fields[19])
  } catch {
    return 0
  }
}
