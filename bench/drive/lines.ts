import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

/**
 * Connections that send prepared requests and wait for the status. Node's own client would take a tenth of the processor
 * time that the comparison is about.
 */
export class Lines {
  readonly #free: Socket[]

  private constructor(sockets: Socket[]) {
    this.#free = sockets
  }

  static async open(site: string, count: number): Promise<Lines> {
    const port = Number(new URL(site).port)
    const sockets = Array.from({ length: count }, () => connect({ port, host: '127.0.0.1', noDelay: true }))
    await Promise.all(sockets.map((socket) => once(socket, 'connect')))
    // The pending request rejects; without a listener, an error would end the bench.
    for (const socket of sockets) socket.on('error', () => {})
    return new Lines(sockets)
  }

  close(): void {
    for (const socket of this.#free) socket.destroy()
  }

  /** Runs as many requests at once as there are connections. One that fails is closed, and the next call has one fewer. */
  async expect(status: number, request: Buffer): Promise<void> {
    const socket = this.#free.pop()
    if (!socket) throw new Error('All lines are busy')
    const answer = await exchange(socket, request)
    if (!answer.startsWith(`HTTP/1.1 ${status} `)) {
      socket.destroy()
      throw new Error(`The server should have answered with ${status}, but it did with:\n${answer}`)
    }
    this.#free.push(socket)
  }
}

function exchange(socket: Socket, request: Buffer): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = ''
    const onData = (bytes: Buffer) => {
      answer += bytes.toString('latin1')
      const head = answer.indexOf('\r\n\r\n')
      if (head === -1) return
      const length = Number(/\ncontent-length: (\d+)/i.exec(answer)?.[1])
      if (answer.length < head + 4 + length) return
      socket.off('data', onData).off('error', onError).off('close', onClose)
      resolve(answer)
    }
    const onError = (cause: Error) => reject(new Error(`The connection failed: ${cause.message}`, { cause }))
    const onClose = () => reject(new Error('The server closed the connection'))
    socket.on('data', onData).on('error', onError).on('close', onClose)
    if (socket.destroyed)
      onClose() // while it was free
    else socket.write(request)
  })
}
