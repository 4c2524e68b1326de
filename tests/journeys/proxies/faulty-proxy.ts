import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

type Connection = { browser: Socket; server: Socket; silent?: boolean }

/** A TCP proxy between browser and server that breaks connections in the middle of a transfer. */
export class FaultyProxy {
  /** Bytes sent by the browser so far. */
  carried = 0
  /** Bytes that came for the browser so far. */
  brought = 0
  cuts = 0
  /** Bytes a second from the browser, on each connection. */
  speed = Number.POSITIVE_INFINITY
  /** Bytes a second to the browser, in all. */
  speedDown = Number.POSITIVE_INFINITY
  /** Milliseconds until an answer begins to arrive. */
  delay = 0
  #freeAt = 0
  #target: URL
  #broken = false
  #cutsAhead: number[] = []
  readonly #connections = new Set<Connection>()
  readonly #listener = createServer((browser) => this.#connect(browser))

  static async to(target: string): Promise<FaultyProxy> {
    const proxy = new FaultyProxy(target)
    proxy.#listener.listen(0, 'localhost')
    await once(proxy.#listener, 'listening')
    return proxy
  }

  private constructor(target: string) {
    this.#target = new URL(target)
  }

  get url(): string {
    return `http://localhost:${(this.#listener.address() as AddressInfo).port}`
  }

  leadTo(target: string): void {
    this.#target = new URL(target)
  }

  /** Places are offsets from now, in bytes sent by the browser. */
  cutAt(places: readonly number[]): void {
    this.#cutsAhead = places.map((place) => this.carried + place).sort((a, b) => a - b)
  }

  break(): void {
    this.#broken = true
    for (const { browser, server } of this.#connections) {
      browser.resetAndDestroy()
      server.destroy()
    }
  }

  mend(): void {
    this.#broken = false
  }

  /** Open connections stall without being closed; new connections work. */
  fallSilent(): void {
    for (const connection of this.#connections) {
      connection.silent = true
    }
  }

  async close(): Promise<void> {
    this.break()
    this.#listener.close()
    await once(this.#listener, 'close')
  }

  #connect(browser: Socket): void {
    if (this.#broken) return void browser.resetAndDestroy()
    const server = connect(Number(this.#target.port), this.#target.hostname)
    const connection = { browser, server }
    this.#connections.add(connection)
    for (const [one, other] of [
      [browser, server],
      [server, browser],
    ] as const) {
      one.on('error', () => other.destroy())
      one.on('close', () => {
        other.destroy()
        this.#connections.delete(connection)
      })
    }
    server.on('data', (bytes) => this.#bring(bytes, connection))
    server.on('end', () => {
      if (this.speedDown === Number.POSITIVE_INFINITY) browser.end()
    })
    browser.on('data', (bytes) => this.#carry(bytes, connection))
    browser.on('end', () => server.end())
  }

  #carry(bytes: Buffer, connection: Connection): void {
    const { browser, server, silent } = connection
    if (silent) return
    const untilCut = (this.#cutsAhead[0] ?? Number.POSITIVE_INFINITY) - this.carried
    const passed = bytes.subarray(0, untilCut)
    this.carried += passed.length
    server.write(passed)
    if (untilCut < bytes.length) {
      this.#cut(connection)
    } else if (this.speed < Number.POSITIVE_INFINITY) {
      browser.pause()
      setTimeout(() => browser.resume(), (1000 * bytes.length) / this.speed)
    }
  }

  #bring(bytes: Buffer, { browser, server, silent }: Connection): void {
    if (silent) return
    this.brought += bytes.length
    if (this.speedDown === Number.POSITIVE_INFINITY) {
      if (!browser.write(bytes)) pauseUntilDrained(server, browser)
      return
    }
    this.#freeAt = Math.max(this.#freeAt, Date.now()) + (1000 * bytes.length) / this.speedDown
    server.pause()
    const arrive = () => {
      if (!browser.destroyed) browser.write(bytes)
      server.resume()
    }
    setTimeout(arrive, this.#freeAt - Date.now() + this.delay)
  }

  /** The server still gets the bytes passed on; the browser sees a reset connection. */
  #cut({ browser, server }: Connection): void {
    this.#cutsAhead.shift()
    this.cuts++
    browser.removeAllListeners('close')
    server.end()
    browser.resetAndDestroy()
  }
}

function pauseUntilDrained(from: Socket, to: Socket): void {
  from.pause()
  to.once('drain', () => from.resume())
}
