import { once } from 'node:events'
import { Worker } from 'node:worker_threads'

/** Runs a program that posts a drawing, in a thread whose memory is freed when it ends. */
export async function drawInThread(program: URL, workerData: unknown): Promise<Buffer> {
  const worker = new Worker(program, { workerData })
  const ended = once(worker, 'exit').then(([code]) => {
    throw new Error(`The drawing thread ended with ${code}`)
  })
  const [bytes] = await Promise.race([once(worker, 'message'), ended])
  return Buffer.from(bytes)
}
