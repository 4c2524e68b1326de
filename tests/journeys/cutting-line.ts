import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

type Connection = { browser: Socket; server: Socket; silent?: boolean }

/** A line between browser and server that really breaks: connections end in the middle of what they carry. */
export class CuttingLine {
  /** Bytes from the browser to the server so far. */
  carried = 0
  cuts = 0
  /** Bytes a second from the browser, on each connection. */
  speed = Number.POSITIVE_INFINITY
  #target: URL
  #broken = false
  #cutsAhead: number[] = []
  readonly #connections = new Set<Connection>()
  readonly #listener = createServer((browser) => this.#connect(browser))

  static async to(target: string): Promise<CuttingLine> {
    const line = new CuttingLine(target)
    line.#listener.listen(0, 'localhost')
    await once(line.#listener, 'listening')
    return line
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

  /** Places are counted from now, in bytes that the browser sends. */
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

  /** What stands carries nothing any more, and nobody is told; new connections work. */
  fallSilent(): void {
    for (const connection of this.#connections) {
      connection.silent = true
      connection.server.unpipe(connection.browser)
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
    server.pipe(browser)
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

  /** The server still gets what was passed on; the browser only learns that its connection is gone. */
  #cut({ browser, server }: Connection): void {
    this.#cutsAhead.shift()
    this.cuts++
    browser.removeAllListeners('close')
    server.end()
    browser.resetAndDestroy()
  }
}
