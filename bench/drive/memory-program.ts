import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { isMainThread } from 'node:worker_threads'

/** Loaded into the server ahead of its own program: on a signal it clears its heap and says what is left. */
setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as () => void

if (isMainThread) {
  process.on('SIGUSR2', () => {
    collect()
    const { rss, heapUsed, external, arrayBuffers } = process.memoryUsage()
    console.error(`memory ${JSON.stringify({ rss, heapUsed, external, arrayBuffers })}`)
  })
}
