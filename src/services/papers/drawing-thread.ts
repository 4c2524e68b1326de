import { EventEmitter, once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { builtProgram } from '../built-program.ts'

type Order = { data: unknown; resolve: (drawing: Buffer) => void; reject: (error: unknown) => void }

/** A reader often opens several documents within seconds. */
const idleMs = 2_000

/**
 * Draws with a program that answers each message with a drawing, one at a time. One thread draws all queued orders,
 * because its start takes longer than most drawings. Once it has been idle for `idleMs` it ends, which frees its memory.
 */
export function drawingThread(program: URL): (data: unknown) => Promise<Buffer> {
  const waiting: Order[] = []
  const asked = new EventEmitter()
  let isRunning = false
  async function drawAll() {
    isRunning = true
    while (waiting.length > 0) await drawInOne(new Worker(builtProgram(program)), waiting, asked)
    isRunning = false
  }
  return (data) =>
    new Promise((resolve, reject) => {
      waiting.push({ data, resolve, reject })
      asked.emit('order')
      if (!isRunning) void drawAll()
    })
}

/** A drawing that fails ends the thread; the next thread takes over the queue. */
async function drawInOne(worker: Worker, waiting: Order[], asked: EventEmitter): Promise<void> {
  const ended = once(worker, 'exit').then(([code]) => {
    throw new Error(`The drawing thread ended with ${code}`)
  })
  try {
    for (let [order] = waiting; order; [order] = waiting) {
      worker.ref()
      worker.postMessage(order.data)
      const [bytes] = await Promise.race([once(worker, 'message'), ended])
      waiting.shift()
      order.resolve(Buffer.from(bytes))
      worker.unref() // a process that ends does not wait for orders
      if (waiting.length === 0) await Promise.race([orderWithin(idleMs, asked), ended])
    }
  } catch (error) {
    waiting.shift()?.reject(error)
  } finally {
    await worker.terminate()
  }
}

function orderWithin(ms: number, asked: EventEmitter): Promise<void> {
  return new Promise((resolve) => {
    const patience = setTimeout(resolve, ms).unref()
    asked.once('order', () => {
      clearTimeout(patience)
      resolve()
    })
  })
}
