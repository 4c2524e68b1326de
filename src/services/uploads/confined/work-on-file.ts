import { writeSync } from 'node:fs'
import { Worker } from 'node:worker_threads'

const [expected = 0, mostMemory = 0, mostSeconds = 0, ...rest] = process.argv.slice(2).map(Number)
const watchEvery = 20
const heapMebibytes = 192

/** What a thread is given: the file, and the numbers that the server added. */
export type Work = { file: Uint8Array; numbers: readonly number[] }

/** Reads a file from stdin, has a thread work on it, watches the thread, says its result. */
export function workOnFile(worker: URL): void {
  const file = new Uint8Array(expected)
  let received = 0
  const take = (piece: Uint8Array) => {
    file.set(piece, received)
    received += piece.length
    if (received === expected) work(worker, file)
  }
  // The server keeps stdin open: its end means that the server no longer waits for the result.
  process.stdin.on('data', take).on('end', stop)
  // A server that shuts down still waits for the result that it asked for.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {})
  take(new Uint8Array())
}

function work(program: URL, file: Uint8Array<ArrayBuffer>) {
  const watch = setInterval(stopAtLimits, watchEvery)
  const thread = new Worker(program, {
    workerData: { file, numbers: rest } satisfies Work,
    transferList: [file.buffer],
    resourceLimits: { maxOldGenerationSizeMb: heapMebibytes },
  })
  thread.once('message', (result: string | Uint8Array) => {
    clearInterval(watch)
    process.stdout.write(result, end)
  })
  thread.once('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'ERR_WORKER_OUT_OF_MEMORY') throw error
    sayBomb()
  })
}

/**
 * Ends by a signal, which takes no time: `process.exit()` may wait for a compiler thread for ever (nodejs/node#54918), and
 * with it the server and all other files.
 */
function end() {
  if (process.platform === 'win32') process.exit()
  process.kill(process.pid, 'SIGUSR2')
}

/** Counts what the limit of the heap does not: WebAssembly, buffers, and the time of all threads. */
function stopAtLimits() {
  const { user, system } = process.cpuUsage()
  if (process.memoryUsage.rss() <= mostMemory && user + system <= mostSeconds * 1e6) return
  sayBomb()
}

function sayBomb() {
  writeSync(1, 'file_bomb')
  stop()
}

/** Only SIGKILL stops a thread in an endless loop. */
function stop() {
  process.kill(process.pid, 'SIGKILL')
}
