import type { RequestListener } from 'node:http'
import type { Socket } from 'node:net'

/** Limit on pipelined requests per connection: browsers and proxies do not pipeline. */
const mostWaiting = 5

/** Handles pipelined requests one at a time, with backpressure, and closes a connection with too many waiting. */
export function oneRequestAtATime(handle: RequestListener): RequestListener {
  const queues = new WeakMap<Socket, (() => void)[]>()

  const goOn = (socket: Socket) => {
    const queue = queues.get(socket) ?? []
    const next = socket.destroyed ? undefined : queue.shift()
    if (!next) return queues.delete(socket)
    if (queue.length === 0) socket.resume()
    next()
  }

  return (request, response) => {
    const { socket } = request
    const queue = queues.get(socket)
    const begin = () => {
      response.once('close', () => goOn(socket))
      handle(request, response)
    }
    if (queue === undefined) {
      queues.set(socket, [])
      begin()
    } else if (queue.length < mostWaiting) {
      queue.push(begin)
      socket.pause()
    } else {
      socket.destroy()
    }
  }
}
