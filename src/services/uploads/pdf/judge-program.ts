import { writeSync } from 'node:fs'
import { Worker } from 'node:worker_threads'
import type { Verdict } from '../../../domain/uploads/upload.ts'

/** Reads a file from the line to the server, has a thread judge it, watches the thread, says the verdict. */
const [expected = 0, mostMemory = 0, mostSeconds = 0] = process.argv.slice(2).map(Number)
const watchEvery = 20
const heapMebibytes = 192
const file = new Uint8Array(expected)
let received = 0

// The server keeps stdin open: its end means that the server no longer waits for the verdict.
process.stdin.on('data', take).on('end', stop)
// A server that shuts down still waits for the verdict that it asked for.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {})
take(new Uint8Array())

function take(piece: Uint8Array) {
  file.set(piece, received)
  received += piece.length
  if (received === expected) judge()
}

function judge() {
  setInterval(stopAtLimits, watchEvery)
  const worker = new Worker(new URL('./judge-worker.ts', import.meta.url), {
    workerData: file,
    transferList: [file.buffer],
    resourceLimits: { maxOldGenerationSizeMb: heapMebibytes },
  })
  worker.once('message', (verdict: Verdict) => {
    say(verdict)
    process.exit()
  })
  worker.once('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'ERR_WORKER_OUT_OF_MEMORY') throw error
    say('file_bomb')
    stop()
  })
}

/** Counts what the limit of the heap does not: WebAssembly, buffers, and the time of all threads. */
function stopAtLimits() {
  const { user, system } = process.cpuUsage()
  if (process.memoryUsage.rss() <= mostMemory && user + system <= mostSeconds * 1e6) return
  say('file_bomb')
  stop()
}

function say(verdict: Verdict) {
  writeSync(1, verdict)
}

/** Only SIGKILL stops a thread in an endless loop. */
function stop() {
  process.kill(process.pid, 'SIGKILL')
}
