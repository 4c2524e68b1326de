import { isMainThread } from 'node:worker_threads'

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']

if (process.env.npm_lifecycle_event && isMainThread) endWithShell()

/**
 * A signal to npm ends only the shell between npm and us: when that is gone, nobody else would stop us.
 * A signal that reaches us too, as one to all processes of a service does, is not repeated.
 */
function endWithShell() {
  const shell = process.ppid
  const watch = setInterval(() => {
    if (process.ppid !== shell) process.kill(process.pid, 'SIGTERM')
  }, 500)
  watch.unref()
  for (const signal of signals) {
    process.once(signal, () => {
      clearInterval(watch)
      if (process.listenerCount(signal) === 0) process.kill(process.pid, signal) // with its usual effect
    })
  }
}
