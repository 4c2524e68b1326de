import type SMTPConnection from 'nodemailer/lib/smtp-connection'

type Done = (error?: Error | null) => void

/** One SMTP step; ends with the reply, a disconnect or an abort. */
export function exchange(
  connection: SMTPConnection,
  signal: AbortSignal,
  begin: (done: Done) => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const settle: Done = (error) => {
      connection.off('error', settle).off('end', onEnd)
      signal.removeEventListener('abort', onAbort)
      if (error) reject(error)
      else resolve()
    }
    // An answer that closes the connection, such as 421, is told only after its end.
    const onEnd = () => setImmediate(settle, closedByServer())
    const onAbort = () => {
      settle(signal.reason)
      connection.close()
    }
    if (signal.aborted) return reject(signal.reason)
    connection.on('error', settle).on('end', onEnd)
    signal.addEventListener('abort', onAbort)
    begin(settle)
  })
}

function closedByServer(): Error {
  return Object.assign(new Error('Connection closed'), { code: 'ECONNECTION' })
}
