import { closeOnSignals } from './close-on-signals.ts'
import { ConfigError, readConfig } from './config.ts'
import { paths } from './domain/paths.ts'
import { endOnUncaughtErrors } from './end-on-uncaught-errors.ts'
import { type RunningServer, startServer } from './server.ts'
import { StartupProblem } from './store/postgres/startup-problem.ts'

const givingUp = new AbortController()
try {
  const starting = startServer(readConfig(process.env), givingUp.signal)
  closeOnSignals(async () => {
    givingUp.abort()
    const server = await starting.catch(() => undefined)
    await server?.close()
  })
  const server = await starting
  endOnUncaughtErrors()
  if (!givingUp.signal.aborted) announce(server)
} catch (error) {
  if (!givingUp.signal.aborted) explain(error)
}

/** To standard error: the log on standard output must not contain the link. */
function announce({ url, setUpUrl }: RunningServer) {
  const lines = [
    ['Site', url],
    ['Back office', new URL(paths.admin(), url).href],
    ...(setUpUrl ? [['First administrator', `${setUpUrl}  (works once, for a day)`]] : []),
  ]
  console.error(
    `\nASTER is ready.\n${lines.map(([what, where]) => `  ${what?.padEnd(20)} ${where}`).join('\n')}\n`,
  )
}

function explain(error: unknown) {
  if (!(error instanceof ConfigError || error instanceof StartupProblem)) throw error
  console.error(`ASTER cannot start. ${error.message}`)
  process.exitCode = 1
}
