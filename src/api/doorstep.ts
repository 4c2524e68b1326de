import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { writeAnswer } from './answer-bytes.ts'
import { readPlainRequest } from './plain-request.ts'
import type { Note, Shortcut } from './shortcut.ts'

type Surroundings = { shortcut: Shortcut; note: Note | undefined }

export type HangUp = (patience: number) => void

/** Whoever says nothing for so long is let in, where all limits of time begin. */
const firstWord = 1000

/**
 * Answers plain requests where a connection arrives, ahead of Node's own parser, which takes more than twice as long.
 * At the first that the shortcut does not know, the connection is let in for good, with what it said. Gives how to
 * hang up on those who stand there, at the latest after so many milliseconds.
 */
export function answerOnTheDoorstep(server: Server, { shortcut, note }: Surroundings): HangUp {
  const standing = new Set<Socket>()
  const letIn = server.listeners('connection')
  server.removeAllListeners('connection')
  const patienceOfIdle = () => server.keepAliveTimeout + server.keepAliveTimeoutBuffer

  server.on('connection', (socket: Socket) => {
    const listeners = {
      data(bytes: Buffer) {
        const since = performance.now()
        const asked = readPlainRequest(bytes)
        const answer = asked && shortcut(asked)
        if (!answer) return enter(bytes)
        const noted = note && ((err?: Error | null) => note(answer, since, err ? { err } : undefined))
        const isTaken = socket.write(writeAnswer(answer, server.keepAliveTimeout), noted)
        if (!isTaken) socket.pause()
        wait()
      },
      drain() {
        socket.resume()
        wait()
      },
      timeout() {
        const isEarly = socket.writableLength === 0 && (socket.timeout ?? 0) < patienceOfIdle()
        if (socket.bytesRead === 0) enter()
        else if (isEarly) wait()
        else socket.destroy()
      },
      end: () => socket.end(),
      error: () => socket.destroy(),
      close: () => standing.delete(socket),
    }
    /** While an answer is on its way, as long as inside; then for the next request. */
    const wait = () => {
      const patience = socket.writableLength === 0 ? patienceOfIdle() : server.timeout
      if (socket.timeout !== patience) socket.setTimeout(patience)
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
  return (patience) => {
    for (const socket of standing) socket.destroySoon()
    setTimeout(() => {
      for (const socket of standing) socket.destroy()
    }, patience).unref()
  }
}
