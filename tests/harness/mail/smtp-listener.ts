import { once } from 'node:events'
import type { AddressInfo, Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer, type SMTPServerOptions, type SMTPServerSession } from 'smtp-server'

/** A number is an SMTP refusal; 'hang' stops answering, 'drop' closes the connection. */
export type Manner = 'well' | 'hang' | 'drop' | number

export type Manners = {
  greeting: Manner
  greetingAfterMs: number
  mail: () => Manner
  recipient: (address: string) => Manner
  /** After DATA; 'swallow' accepts the mail without acknowledging it. */
  words: Manner | 'swallow' | 'drop after the answer'
  beforeAnswer: () => Promise<void>
}

export type Arrived = { to: string; source: string /** Whether it was acknowledged. */; told: boolean }

export type SmtpListener = {
  url: string
  port: number
  /** The simulated faults, which may be changed at any time. */
  manners: Manners
  arrived: Arrived[]
  /** Connections so far. */
  calls(): number
  /** Simulated faults so far. */
  misbehaved(): number
  /** Open connections. */
  connected(): number
  open(): Promise<void>
  close(): Promise<void>
}

const wellMannered: Manners = {
  greeting: 'well',
  greetingAfterMs: 0,
  mail: () => 'well',
  recipient: () => 'well',
  words: 'well',
  beforeAnswer: async () => {},
}

/** Real servers often repeat the address. */
const refusal = '5.7.1 <ama@hospital.example> as it was told'

/** A real SMTP server with configurable faults; it keeps its port and mails when closed and opened again. */
export async function startSmtpListener(
  manners: Partial<Manners> = {},
  options: SMTPServerOptions = {},
): Promise<SmtpListener> {
  let server: SMTPServer
  let calls = 0
  let misbehaved = 0
  const sockets = new Map<number, Socket>()

  const cut = ({ remotePort }: SMTPServerSession) => sockets.get(remotePort)?.destroySoon()

  function behave(manner: Manner, session: SMTPServerSession, answer: (error?: Error) => void) {
    if (manner === 'well') return answer()
    misbehaved += 1
    if (manner === 'drop') cut(session)
    else if (manner !== 'hang') answer(Object.assign(new Error(refusal), { responseCode: manner }))
  }

  const listener: SmtpListener = {
    url: '',
    port: 0,
    manners: { ...wellMannered, ...manners },
    arrived: [],
    calls: () => calls,
    misbehaved: () => misbehaved,
    connected: () => sockets.size,
    async open() {
      server = new SMTPServer({
        authOptional: true,
        disabledCommands: ['STARTTLS'],
        disableReverseLookup: true,
        closeTimeout: 1,
        logger: false,
        ...options,
        onConnect(session, answer) {
          const { greeting, greetingAfterMs } = listener.manners
          if (greetingAfterMs > 0) misbehaved += 1
          setTimeout(behave, greetingAfterMs, greeting, session, answer)
        },
        onMailFrom: (_, session, answer) => behave(listener.manners.mail(), session, answer),
        onRcptTo: ({ address }, session, answer) =>
          behave(listener.manners.recipient(address), session, answer),
        async onData(stream, session, answer) {
          const source = await text(stream).catch(() => undefined)
          if (source === undefined) return
          const { words, beforeAnswer } = listener.manners
          await beforeAnswer()
          const told = words === 'well' || words === 'drop after the answer'
          const to = session.envelope.rcptTo[0]?.address ?? ''
          if (told || words === 'swallow') listener.arrived.push({ to, source, told })
          behave(told ? 'well' : words === 'swallow' ? 'drop' : words, session, answer)
          if (words === 'drop after the answer') {
            misbehaved += 1
            setImmediate(cut, session)
          }
        },
      })
      server.on('error', () => {}) // a closed connection
      server.server.on('connection', (socket) => {
        calls += 1
        const port = socket.remotePort ?? 0
        sockets.set(port, socket)
        socket.once('close', () => sockets.delete(port))
      })
      await once(server.listen(listener.port, '127.0.0.1'), 'listening')
      listener.port = (server.server.address() as AddressInfo).port
      listener.url = `smtp://127.0.0.1:${listener.port}`
    },
    async close() {
      for (const socket of sockets.values()) socket.destroy()
      await new Promise<void>((closed) => server.close(closed))
    },
  }
  await listener.open()
  return listener
}

export function messageIdOf({ source }: Arrived): string {
  return /^Message-ID: <([^>]+)>/im.exec(source)?.[1] ?? ''
}
