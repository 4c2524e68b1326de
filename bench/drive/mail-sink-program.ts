import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

/** An SMTP server in a separate process, which accepts and discards every mail. */
const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  disableReverseLookup: true,
  logger: false,
  onData(stream, _session, answer) {
    stream.resume().once('end', () => answer())
  },
})
server.on('error', () => {}) // a closed connection
server.listen(0, '127.0.0.1', () => console.log((server.server.address() as AddressInfo).port))
