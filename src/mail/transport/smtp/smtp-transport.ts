import { parseConnectionUrl } from 'nodemailer/lib/shared'
import SMTPConnection from 'nodemailer/lib/smtp-connection'
import type { ComposedMail } from '../../render/compose-mail.ts'
import type { Delivery, Transport } from '../transport.ts'

/** The first covers connecting, greeting and TLS; the last is for an idle connection that is kept. */
const patience = { connectionTimeout: 20_000, greetingTimeout: 15_000, socketTimeout: 30_000, idleMs: 20_000 }

/** Delivers to the mail server that the address names, over connections that are kept for the next mail. */
export function smtpTransport(smtpUrl: string, times: Partial<typeof patience> = {}): Transport {
  const { idleMs, ...timeouts } = { ...patience, ...times }
  const { auth, ...server } = parseConnectionUrl(smtpUrl)
  const kept = new Map<SMTPConnection, NodeJS.Timeout>()
  let closed = false

  async function connect(signal: AbortSignal): Promise<SMTPConnection> {
    const connection = new SMTPConnection({ ...timeouts, ...server })
    connection.on('error', () => {}) // no other listener between two mails
    connection.once('end', () => takeOut(connection))
    try {
      await exchange(connection, signal, (done) => connection.connect(done))
      if (auth) await exchange(connection, signal, (done) => signIn(connection, auth, done))
      return connection
    } catch (error) {
      connection.close()
      throw error
    }
  }

  async function send(
    connection: SMTPConnection,
    mail: ComposedMail,
    signal: AbortSignal,
  ): Promise<Delivery> {
    connection.lastServerResponse = false
    const envelope = { ...mail.envelope } // the connection notes on it what the server says
    try {
      await exchange(connection, signal, (done) => connection.send(envelope, mail.bytes, done))
    } catch (error) {
      connection.close()
      return judgeFailure(error, connection.lastServerResponse !== false)
    }
    if (closed) connection.quit()
    else if (!connection.destroyed) kept.set(connection, setTimeout(leave, idleMs, connection).unref())
    return { result: 'sent' }
  }

  function takeOut(connection: SMTPConnection): void {
    clearTimeout(kept.get(connection))
    kept.delete(connection)
  }

  function leave(connection: SMTPConnection): void {
    takeOut(connection)
    connection.quit()
  }

  return {
    async deliver(mail, signal) {
      const [used] = kept.keys()
      if (used) {
        takeOut(used)
        const delivery = await send(used, mail, signal)
        // The server may have closed an idle connection: only a new one shows whether it is unreachable.
        if (delivery.result !== 'unreachable' || signal.aborted) return delivery
      }
      try {
        return await send(await connect(signal), mail, signal)
      } catch (error) {
        return judgeFailure(error, false)
      }
    },
    close() {
      closed = true
      for (const connection of kept.keys()) leave(connection)
    },
  }
}

/** Sends credentials only to a server that offers authentication. */
function signIn(connection: SMTPConnection, auth: { user: string; pass: string }, done: Done): void {
  if (connection.allowsAuth) connection.login({ ...auth }, done)
  else done(Object.assign(new Error('The server does not ask for a password'), { code: 'EAUTH' }))
}

type Done = (error?: Error | null) => void

/** One SMTP step; ends with the reply, a disconnect or an abort. */
function exchange(
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
    // smtp-connection reports an answer that closes the connection, such as 421, only after its end.
    const onEnd = () => {
      const closed = Object.assign(new Error('Connection closed'), { code: 'ECONNECTION' })
      setImmediate(settle, closed)
    }
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

type Failure = Error & {
  code?: string | number
  originalCode?: string
  command?: string
  response?: string
  responseCode?: number
  permanent?: boolean
}

/**
 * Classifies an SMTP failure. Up to MAIL FROM it is an outage; from RCPT TO on it concerns this mail only, so that one
 * slow recipient does not block the others.
 */
function judgeFailure(error: unknown, isAnswered: boolean): Exclude<Delivery, { result: 'sent' }> {
  const failure = error as Failure
  const about = { code: codeOf(failure), problem: problemOf(failure) }
  if (failure.command === 'MAIL FROM') return { result: 'unreachable', ...about }
  const isJudged = failure.code === 'EENVELOPE' || failure.code === 'EMESSAGE'
  if (isJudged) return { result: failure.permanent === false ? 'troubled' : 'refused', ...about }
  return { result: isAnswered ? 'troubled' : 'unreachable', ...about }
}

function codeOf({ responseCode, originalCode, code, name }: Failure): string {
  return responseCode ? String(responseCode) : (originalCode ?? (typeof code === 'string' ? code : name))
}

const longestProblem = 300

/** Removes addresses, which servers often repeat, and NUL, which PostgreSQL cannot store. */
function problemOf(failure: Failure): string {
  const words = failure.response ?? `${codeOf(failure)}: ${failure.message}`
  return words
    .replace(/\p{Cc}+/gu, ' ')
    .replace(/\S*@\S*/g, '…')
    .slice(0, longestProblem)
}
