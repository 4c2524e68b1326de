import { createServer, type Socket } from 'node:net'
import type { SMTPServerOptions } from 'smtp-server'
import { afterEach, describe, expect, onTestFinished, test } from 'vitest'
import {
  type Manners,
  messageIdOf,
  type SmtpListener,
  startSmtpListener,
} from '../../../../tests/harness/mail/smtp-listener.ts'
import type { ComposedMail } from '../../render/compose-mail.ts'
import { smtpTransport } from './smtp-transport.ts'

const soon = { timeout: 15_000 }
const patiently = () => AbortSignal.timeout(15_000)

const started: { close(): unknown }[] = []
afterEach(async () => {
  for (const each of started.splice(0)) await each.close()
})

async function listen(...[manners, options]: Parameters<typeof startSmtpListener>): Promise<SmtpListener> {
  const listener = await startSmtpListener(manners, options)
  started.push(listener)
  return listener
}

function transportTo(url: string, times?: Parameters<typeof smtpTransport>[1]) {
  const transport = smtpTransport(url, times)
  started.unshift(transport)
  return transport
}

function mail(id = 'one', to = 'ama@hospital.example'): ComposedMail {
  const source = `Message-ID: <${id}@aster.example>\r\nSubject: Hello\r\n\r\n.A line that begins with a dot\r\n`
  const envelope = { from: 'registry@aster.example', to: [to] }
  return { id, queuedAt: new Date(), envelope, bytes: Buffer.from(source) }
}

test('a mail arrives as it was written', async () => {
  const listener = await listen()
  expect(await transportTo(listener.url).deliver(mail(), patiently())).toEqual({ result: 'sent' })
  expect(listener.arrived).toEqual([
    { to: 'ama@hospital.example', source: mail().bytes.toString(), told: true },
  ])
})

test('one connection carries many mails', async () => {
  const listener = await listen()
  const transport = transportTo(listener.url)
  for (const id of ['a', 'b', 'c']) await transport.deliver(mail(id), patiently())
  expect(listener.arrived).toHaveLength(3)
  expect(listener.calls()).toBe(1)
})

test('a connection that the server closed in between is replaced', async () => {
  const listener = await listen()
  const transport = transportTo(listener.url)
  await transport.deliver(mail('a'), patiently())
  await listener.close()
  await listener.open()
  expect(await transport.deliver(mail('b'), patiently())).toEqual({ result: 'sent' })
  expect(listener.arrived.map(messageIdOf)).toEqual(['a@aster.example', 'b@aster.example'])
})

test('a pooled connection that the server closed is replaced', async () => {
  const listener = await listen()
  const transport = transportTo(listener.url)
  await transport.deliver(mail('a'), patiently())
  listener.manners.mail = () => (listener.calls() === 1 ? 421 : 'well')
  expect(await transport.deliver(mail('b'), patiently())).toEqual({ result: 'sent' })
  expect(listener.arrived.map(messageIdOf)).toEqual(['a@aster.example', 'b@aster.example'])
})

test('an idle connection is closed after a while', async () => {
  const listener = await listen()
  const transport = transportTo(listener.url, { idleMs: 20 })
  await transport.deliver(mail('a'), patiently())
  await expect.poll(() => listener.connected(), soon).toBe(0)
})

const outcomes: [string, Partial<Manners>, object][] = [
  ['a recipient who is refused for good', { recipient: () => 550 }, { result: 'refused', code: '550' }],
  ['content that is refused for good', { words: 554 }, { result: 'refused', code: '554' }],
  ['a recipient who is refused for now', { recipient: () => 450 }, { result: 'troubled', code: '450' }],
  ['content that is refused for now', { words: 451 }, { result: 'troubled', code: '451' }],
  ['a connection cut after the content', { words: 'drop' }, { result: 'troubled', code: 'ECONNECTION' }],
  ['a timeout after the content', { words: 'hang' }, { result: 'troubled', code: 'ETIMEDOUT' }],
  [
    'a connection cut at the recipient',
    { recipient: () => 'drop' },
    { result: 'troubled', code: 'ECONNECTION' },
  ],
  ['a timeout at the recipient', { recipient: () => 'hang' }, { result: 'troubled', code: 'ETIMEDOUT' }],
  ['a server that closes at the recipient', { recipient: () => 421 }, { result: 'troubled', code: '421' }],
  ['a server that closes after the content', { words: 421 }, { result: 'troubled', code: '421' }],
  ['a server that closes at the sender', { mail: () => 421 }, { result: 'unreachable', code: '421' }],
  ['a sender who is refused', { mail: () => 550 }, { result: 'unreachable', code: '550' }],
  ['a connection cut at the sender', { mail: () => 'drop' }, { result: 'unreachable', code: 'ECONNECTION' }],
  ['a timeout at the sender', { mail: () => 'hang' }, { result: 'unreachable', code: 'ETIMEDOUT' }],
  ['a greeting that refuses', { greeting: 554 }, { result: 'unreachable', code: '554' }],
  [
    'a connection cut before the greeting',
    { greeting: 'drop' },
    { result: 'unreachable', code: 'ECONNECTION' },
  ],
  ['no greeting', { greeting: 'hang' }, { result: 'unreachable', code: 'ETIMEDOUT' }],
]

describe.each([true, false])('with pipelining hidden: %s', (hidePIPELINING) => {
  test.each(outcomes)('%s is classified correctly', async (_, manners, outcome) => {
    const listener = await listen(manners, { hidePIPELINING })
    const hangs = 'code' in outcome && outcome.code === 'ETIMEDOUT'
    const transport = transportTo(listener.url, hangs ? { greetingTimeout: 1_500, socketTimeout: 1_500 } : {})
    expect(await transport.deliver(mail(), patiently())).toMatchObject(outcome)
    expect(listener.arrived).toEqual([])
  })
})

test('a connection that drops after the final response is not an error', async () => {
  const listener = await listen({ words: 'drop after the answer' })
  const transport = transportTo(listener.url)
  for (const id of ['a', 'b'])
    expect(await transport.deliver(mail(id), patiently())).toEqual({ result: 'sent' })
  expect(listener.arrived).toHaveLength(2)
})

test('a refused connection and an unknown host are an outage', async () => {
  const listener = await listen()
  await listener.close()
  const refused = await transportTo(listener.url).deliver(mail(), patiently())
  expect(refused).toMatchObject({ result: 'unreachable', code: 'ECONNREFUSED' })
  const unknown = await transportTo('smtp://no-such-host.invalid').deliver(mail(), patiently())
  expect(unknown.result).toBe('unreachable')
  await listener.open()
})

test('a slow greeting is not a failure', async () => {
  const listener = await listen({ greetingAfterMs: 300 })
  expect(await transportTo(listener.url).deliver(mail(), patiently())).toEqual({ result: 'sent' })
})

test('a recipient that would inject a command is refused before it is sent', async () => {
  const listener = await listen()
  const injected = mail('one', 'ama@hospital.example>\r\nRCPT TO:<eve@example.org')
  expect(await transportTo(listener.url).deliver(injected, patiently())).toMatchObject({ result: 'refused' })
  expect(listener.arrived).toEqual([])
})

test('the server’s response is stored without addresses', async () => {
  const listener = await listen({ recipient: () => 550 })
  const delivery = await transportTo(listener.url).deliver(mail(), patiently())
  expect(delivery).toMatchObject({ problem: '550 5.7.1 … as it was told' })
})

test('the server’s response is stored without characters that PostgreSQL cannot store', async () => {
  const port = await startServer((socket) => socket.write('554 go\0away\x07\r\n'))
  const delivery = await transportTo(`smtp://127.0.0.1:${port}`).deliver(mail(), patiently())
  expect(delivery).toMatchObject({ result: 'unreachable', problem: '554 go away ' })
})

describe('a password in the SMTP URL', () => {
  const withPassword: SMTPServerOptions = {
    authOptional: false,
    allowInsecureAuth: true,
    onAuth({ password }, _, answer) {
      if (password === 'p@ss') answer(null, { user: 'aster' })
      else answer(new Error('Wrong password'))
    },
  }

  test('is used to sign in', async () => {
    const { port } = await listen({}, withPassword)
    const transport = transportTo(`smtp://aster:p%40ss@127.0.0.1:${port}`)
    expect(await transport.deliver(mail(), patiently())).toEqual({ result: 'sent' })
  })

  test('that is wrong is an outage, not a failure of the mail', async () => {
    const { port } = await listen({}, withPassword)
    const transport = transportTo(`smtp://aster:wrong@127.0.0.1:${port}`)
    expect(await transport.deliver(mail(), patiently())).toMatchObject({ result: 'unreachable', code: '535' })
  })

  test('is an outage if the server does not offer AUTH', async () => {
    const { port } = await listen({}, { disabledCommands: ['STARTTLS', 'AUTH'] })
    const transport = transportTo(`smtp://aster:p%40ss@127.0.0.1:${port}`)
    expect(await transport.deliver(mail(), patiently())).toMatchObject({
      result: 'unreachable',
      code: 'EAUTH',
    })
  })
})

describe('a server that offers TLS with an untrusted certificate', () => {
  test('gets no mail', async () => {
    const { url } = await listen({}, { disabledCommands: [] })
    expect(await transportTo(url).deliver(mail(), patiently())).toMatchObject({ result: 'unreachable' })
  })

  test('gets mail if the SMTP URL allows it', async () => {
    const { url } = await listen({}, { disabledCommands: [] })
    const transport = transportTo(`${url}?tls.rejectUnauthorized=false`)
    expect(await transport.deliver(mail(), patiently())).toEqual({ result: 'sent' })
  })
})

test('delivery to a server that never finishes its response times out', async () => {
  const port = await startServer(trickle)
  const transport = transportTo(`smtp://127.0.0.1:${port}`)
  const delivery = await transport.deliver(mail(), AbortSignal.timeout(1500))
  expect(delivery).toMatchObject({ result: 'troubled', code: 'TimeoutError' })
})

/** Accepts a mail, then sends an endless response in pieces that beat the socket timeout. */
function trickle(socket: Socket): void {
  socket.write('220 trickler\r\n')
  let inWords = false
  socket.on('data', (data) => {
    if (inWords) setInterval(() => socket.writable && socket.write('250-and\r\n'), 50).unref()
    else if (data.toString().startsWith('DATA')) {
      inWords = true
      socket.write('354 go on\r\n')
    } else socket.write('250 well\r\n')
  })
}

/** A raw TCP server, for responses that an SMTP library cannot send. */
async function startServer(talk: (socket: Socket) => void): Promise<number> {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket.on('error', () => {}))
    talk(socket)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  return (server.address() as { port: number }).port
}
