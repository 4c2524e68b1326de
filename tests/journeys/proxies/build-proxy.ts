import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** An HTTP proxy that changes the build name in responses, as if its server had another build. */
export class BuildProxy {
  target: string
  build: string | undefined
  readonly #server = createServer(async ({ url = '', headers }, response) => {
    const { cookie = '', host = '' } = headers
    const answer = await fetch(new URL(url, this.target), {
      headers: { cookie, host, 'accept-encoding': 'identity' },
      redirect: 'manual',
    })
    const { build } = this
    const type = answer.headers.get('content-type') ?? ''
    const bytes = Buffer.from(await answer.arrayBuffer())
    const rename = (text: string) =>
      text.replace(/(?<=data-offline="[^"]+\?|"build":")\w{12}/g, build ?? '$&')
    const body = build && /html|javascript/.test(type) ? rename(bytes.toString()) : bytes
    const kept = ['content-type', 'cache-control', 'set-cookie'].flatMap((name) => {
      const value = answer.headers.get(name)
      return value ? [[name, value]] : []
    })
    response.writeHead(answer.status, Object.fromEntries(kept)).end(body)
  })

  static async to(target: string): Promise<BuildProxy> {
    const proxy = new BuildProxy(target)
    proxy.#server.listen(0, 'localhost')
    await once(proxy.#server, 'listening')
    return proxy
  }

  private constructor(target: string) {
    this.target = target
  }

  get url(): string {
    return `http://localhost:${(this.#server.address() as AddressInfo).port}`
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections()
    this.#server.close()
    await once(this.#server, 'close')
  }
}
