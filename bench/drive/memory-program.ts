import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { isMainThread } from 'node:worker_threads'

/** Preloaded into the server: on a signal it collects garbage and prints its memory usage. */
setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as () => void

if (isMainThread) {
  process.on('SIGUSR2', () => {
    collect()
    const { rss, heapUsed, external, arrayBuffers } = process.memoryUsage()
    console.error(`memory ${JSON.stringify({ rss, heapUsed, external, arrayBuffers })}`)
  })
}
