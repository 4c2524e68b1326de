import { parseConnectionUrl } from 'nodemailer/lib/shared'
import SMTPConnection from 'nodemailer/lib/smtp-connection'
import type { ComposedMail } from '../../render/compose-mail.ts'
import type { Delivery, Transport } from '../transport.ts'
import { exchange } from './exchange.ts'
import { judgeFailure } from './judge-failure.ts'

/** The first is for the whole of connecting, greeting and securing the line, the last for a kept one without work. */
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
        // The server may have closed it meanwhile: only a new connection tells whether it is out of reach.
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
function signIn(connection: SMTPConnection, auth: { user: string; pass: string }, done: SignedIn): void {
  if (connection.allowsAuth) connection.login({ ...auth }, done)
  else done(Object.assign(new Error('The server does not ask for a password'), { code: 'EAUTH' }))
}

type SignedIn = (error: Error | null) => void
