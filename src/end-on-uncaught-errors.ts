import { endProcess } from './end-process.ts'
import { createLog } from './http/logging/log.ts'

/**
 * Uncaught errors and rejections end the process. Log them redacted: Node would print messages that quote personal
 * data.
 */
export function endOnUncaughtErrors(): void {
  process.on('uncaughtException', (err) => {
    createLog('fatal').fatal({ err }, 'uncaught error ends the process')
    void endProcess(1)
  })
}
