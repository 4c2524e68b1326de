import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { taskQueue } from '../../task-queue.ts'
import type { Certificate } from './certificate.ts'

const inTurn = taskQueue(20)

/** Draws in a worker thread, one at a time, so that its memory is freed. Undefined if the queue is full. */
export const drawApart = (certificate: Certificate) => inTurn(() => draw(certificate))

async function draw(certificate: Certificate): Promise<Buffer> {
  const worker = new Worker(new URL('./certificate-worker.ts', import.meta.url), { workerData: certificate })
  const ended = once(worker, 'exit').then(([code]) => {
    throw new Error(`The thread that draws a certificate ended with ${code}`)
  })
  const [bytes] = await Promise.race([once(worker, 'message'), ended])
  return Buffer.from(bytes)
}
