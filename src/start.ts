import { closeOnSignals } from './api/shutdown.ts'
import { ConfigError, readConfig } from './config.ts'
import { paths } from './domain/paths.ts'
import { startServer } from './server.ts'
import { StartupProblem } from './store/startup-problem.ts'

try {
  const config = readConfig(process.env)
  const server = await startServer(config)
  closeOnSignals(server.close)
  const lines = [
    ['Site', server.url],
    ['Back office', new URL(paths.admin(), server.url).href],
    ...(server.setUpUrl ? [['First administrator', `${server.setUpUrl}  (works once, for a day)`]] : []),
  ]
  console.log(
    `\nASTER is ready.\n${lines.map(([what, where]) => `  ${what?.padEnd(20)} ${where}`).join('\n')}\n`,
  )
} catch (error) {
  if (!(error instanceof ConfigError || error instanceof StartupProblem)) throw error
  console.error(`ASTER cannot start. ${error.message}`)
  process.exitCode = 1
}
