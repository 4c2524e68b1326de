import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { Certificate } from './certificate.ts'

const mostWaiting = 20

let last: Promise<unknown> = Promise.resolve()
let waiting = 0

/** Draws in a worker thread, one at a time, so that its memory is freed. Undefined if the queue is full. */
export async function drawApart(certificate: Certificate): Promise<Buffer | undefined> {
  if (waiting === mostWaiting) return undefined
  waiting++
  const drawn = last.then(() => draw(certificate))
  last = drawn.catch(() => {})
  return drawn.finally(() => waiting--)
}

async function draw(certificate: Certificate): Promise<Buffer> {
  const worker = new Worker(new URL('./certificate-worker.ts', import.meta.url), { workerData: certificate })
  const ended = once(worker, 'exit').then(([code]) => {
    throw new Error(`The thread that draws a certificate ended with ${code}`)
  })
  const [bytes] = await Promise.race([once(worker, 'message'), ended])
  return Buffer.from(bytes)
}
