import { createLog } from './http/logging/log.ts'

/**
 * An error that nobody caught ends the process, also a rejected promise. Node would print it whole, and the error of a
 * database or a mail server quotes what people typed.
 */
export function endOnUncaughtErrors(): void {
  process.on('uncaughtException', (err) => {
    createLog('fatal').fatal({ err }, 'an unforeseen error ends the process')
    process.exit(1)
  })
}
