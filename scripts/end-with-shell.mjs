import { isMainThread } from 'node:worker_threads'

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']

if (process.env.npm_lifecycle_event && isMainThread) endWithShell()

/**
 * A signal to npm ends only the shell between npm and this process, so this process ends when its parent is gone.
 * A signal that also reaches this process, as one to a process group does, is handled once.
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
      if (process.listenerCount(signal) === 0) process.kill(process.pid, signal) // the default action
    })
  }
}
