import { readingStripped } from './services/start-program.ts'

/** MiB per semi-space: V8 would let the young generation grow to 130 MB, without being faster. */
const youngGeneration = '--max-semi-space-size=8'

/**
 * glibc keeps up to eight heaps for each core, and after large blocks were freed it raises the size from which it
 * returns blocks to the system. Two heaps suffice, and its initial thresholds stay.
 */
const malloc = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '131072', MALLOC_TRIM_THRESHOLD_: '131072' }

/**
 * Replaces this process by one with the settings that keep its memory small, which cannot be changed once it runs: the
 * same process id, arguments and streams. False where it has them, or where the platform cannot replace a process.
 */
export function startLean(): boolean {
  const { argv, channel, env, execArgv, execPath } = process
  const isLean = execArgv.includes(youngGeneration)
  if (isLean || channel || env.NODE_ENV === 'development' || !process.execve) return false
  const flags = [youngGeneration, ...readingStripped(), ...execArgv]
  // What the operator has set wins.
  process.execve(execPath, [execPath, ...flags, ...argv.slice(1)], { ...malloc, ...env })
  return true
}
