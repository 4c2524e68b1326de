import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { builtProgram } from '../built-program.ts'

type Order = { data: unknown; resolve: (drawing: Buffer) => void; reject: (error: unknown) => void }

/**
 * Draws with a program that answers each message with a drawing, one at a time. The thread serves all who wait, since
 * its start takes longer than most drawings, and then ends, which frees its memory.
 */
export function drawingThread(program: URL): (data: unknown) => Promise<Buffer> {
  const waiting: Order[] = []
  let isRunning = false
  async function drawAll() {
    isRunning = true
    while (waiting.length > 0) await drawInOne(new Worker(builtProgram(program)), waiting)
    isRunning = false
  }
  return (data) =>
    new Promise((resolve, reject) => {
      waiting.push({ data, resolve, reject })
      if (!isRunning) void drawAll()
    })
}

/** A drawing that fails ends the thread; those who wait behind it are served by the next. */
async function drawInOne(worker: Worker, waiting: Order[]): Promise<void> {
  const ended = once(worker, 'exit').then(([code]) => {
    throw new Error(`The drawing thread ended with ${code}`)
  })
  try {
    for (let [order] = waiting; order; [order] = waiting) {
      worker.postMessage(order.data)
      const [bytes] = await Promise.race([once(worker, 'message'), ended])
      waiting.shift()
      order.resolve(Buffer.from(bytes))
    }
  } catch (error) {
    waiting.shift()?.reject(error)
  } finally {
    await worker.terminate()
  }
}
