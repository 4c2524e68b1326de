import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

/** A mail server in a process of its own: it takes every mail and keeps none. */
const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  disableReverseLookup: true,
  logger: false,
  onData(stream, _session, answer) {
    stream.resume().once('end', () => answer())
  },
})
server.on('error', () => {}) // a line that was cut
server.listen(0, '127.0.0.1', () => console.log((server.server.address() as AddressInfo).port))
