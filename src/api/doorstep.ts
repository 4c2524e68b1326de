import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { writeAnswer } from './answer-bytes.ts'
import { readPlainRequest } from './plain-request.ts'
import type { noter, Shortcut } from './shortcut.ts'

type Surroundings = { shortcut: Shortcut; note: ReturnType<typeof noter> }

/** Whoever says nothing for so long is let in, where all limits of time begin. */
const firstWord = 1000

/**
 * Answers plain requests where a connection arrives, ahead of Node's own parser, which takes more than twice as long.
 * At the first that the shortcut does not know, the connection is let in for good, with what it said. Gives how to
 * hang up on those who stand there.
 */
export function answerOnTheDoorstep(server: Server, { shortcut, note }: Surroundings): () => void {
  const standing = new Set<Socket>()
  const letIn = server.listeners('connection')
  server.removeAllListeners('connection')

  server.on('connection', (socket: Socket) => {
    let isAnswered = false
    const listeners = {
      data(bytes: Buffer) {
        const since = performance.now()
        const asked = readPlainRequest(bytes)
        const answer = asked && shortcut(asked)
        if (!answer) return enter(bytes)
        const noted = note && ((err?: Error | null) => note(answer, since, err ? { err } : undefined))
        const isTaken = socket.write(writeAnswer(answer, server.keepAliveTimeout), noted)
        if (!isTaken) socket.pause().once('drain', () => socket.resume())
        if (isAnswered) return
        isAnswered = true
        socket.setTimeout(server.keepAliveTimeout + server.keepAliveTimeoutBuffer)
      },
      timeout() {
        const isReading = socket.writableLength > 0 && socket.timeout !== server.timeout
        if (!isAnswered) enter()
        else if (isReading) socket.setTimeout(server.timeout)
        else socket.destroy()
      },
      end: () => socket.end(),
      error: () => socket.destroy(),
      close: () => standing.delete(socket),
    }
    const enter = (bytes?: Buffer) => {
      standing.delete(socket)
      for (const [event, listener] of Object.entries(listeners)) socket.off(event, listener)
      socket.setTimeout(0)
      if (bytes) socket.unshift(bytes)
      for (const listener of letIn) listener.call(server, socket)
    }
    standing.add(socket)
    for (const [event, listener] of Object.entries(listeners)) socket.on(event, listener)
    socket.setTimeout(firstWord)
  })
  return () => {
    for (const socket of standing) socket.destroySoon()
  }
}
