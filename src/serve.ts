import { closeOnSignals } from './close-on-signals.ts'
import { ConfigError, readConfig } from './configuration/config.ts'
import { paths } from './domain/paths.ts'
import { endOnUncaughtErrors } from './end-on-uncaught-errors.ts'
import { sourceTrace } from './http/problems/source-trace.ts'
import { openDatabase } from './open-database.ts'
import type { RunningServer } from './server.ts'
import { type StartSteps, sayStart, startSteps } from './start-steps.ts'
import { StartupProblem } from './store/postgres/startup-problem.ts'

const givingUp = new AbortController()
try {
  const config = readConfig(process.env)
  const database = openDatabase(config, givingUp.signal)
  const starting = loadServer().then(({ startServer }) => startServer(config, database))
  closeOnSignals(async () => {
    givingUp.abort()
    const server = await starting.catch(() => undefined)
    await server?.close()
  })
  const server = await starting
  endOnUncaughtErrors()
  const steps = startSteps()
  database.log.info(steps, 'started')
  if (!givingUp.signal.aborted) announce(server, steps)
} catch (error) {
  if (!givingUp.signal.aborted) explain(error)
}

/** Loads the server while the database opens. */
async function loadServer() {
  const server = await import('./server.ts')
  performance.mark('server is loaded')
  return server
}

/** Prints to standard error, since the log on standard output must not contain the link. */
function announce({ url, setUpUrl }: RunningServer, steps: StartSteps) {
  const lines = [
    ['Site', url],
    ['Back office', new URL(paths.admin(), url).href],
    ...(setUpUrl ? [['First administrator', `${setUpUrl}  (works once, for a day)`]] : []),
  ]
  console.error(
    `\nASTER is ready.\n${lines.map(([what, where]) => `  ${what?.padEnd(20)} ${where}`).join('\n')}\n\n${sayStart(steps)}\n`,
  )
}

function explain(error: unknown) {
  if (!(error instanceof ConfigError || error instanceof StartupProblem)) {
    if (error instanceof Error && error.stack) error.stack = sourceTrace(error.stack)
    throw error
  }
  console.error(`ASTER cannot start. ${error.message}`)
  process.exitCode = 1
}
