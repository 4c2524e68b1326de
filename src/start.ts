import { fileURLToPath } from 'node:url'
import { builtProgram } from './services/built-program.ts'

/** MiB per semi-space: V8 would let the young generation grow to 130 MB, without being faster. */
const youngGeneration = '--max-semi-space-size=8'

/**
 * glibc keeps up to eight heaps for each core, and after large blocks were freed it raises the size from which it
 * returns blocks to the system. Two heaps suffice, and its initial thresholds stay.
 */
const malloc = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '131072', MALLOC_TRIM_THRESHOLD_: '131072' }

const source = new URL('./serve.ts', import.meta.url)
const program = process.env.NODE_ENV === 'development' ? source : builtProgram(source)
// Loaded late, so that a process that is about to be replaced does not read the whole server.
if (!startLean()) await import(program.href)

/**
 * Replaces this process by one that runs the program with the settings that keep its memory small, which cannot be
 * changed once it runs: the same process id, arguments and streams. False where it has them, or where the platform
 * cannot replace a process.
 */
function startLean(): boolean {
  const { argv, channel, env, execArgv, execPath } = process
  const isLean = execArgv.includes(youngGeneration)
  if (isLean || channel || env.NODE_ENV === 'development' || !process.execve) return false
  const command = [execPath, youngGeneration, ...execArgv, fileURLToPath(program), ...argv.slice(2)]
  // What the operator has set wins.
  process.execve(execPath, command, { ...malloc, ...env })
  return true
}
