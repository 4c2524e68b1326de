import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { type Browser, chromium, type LaunchOptions, type Page } from '@playwright/test'

/** A browser with a profile on disk that can be killed and started again, like after a crash. */
export class OwnBrowser {
  readonly #process: ChildProcess
  readonly #browser: Browser

  static async start(
    profile: string,
    { executablePath = '', args = [] }: LaunchOptions,
  ): Promise<OwnBrowser> {
    const own = ['--headless=new', '--remote-debugging-port=0', `--user-data-dir=${profile}`]
    const child = spawn(executablePath, [...args, ...own, 'about:blank'], {
      stdio: ['ignore', 'ignore', 'pipe'],
      detached: true, // its own process group, since the program may be a script that starts the browser
    })
    const address = await addressOf(child)
    return new OwnBrowser(child, await chromium.connectOverCDP(address))
  }

  private constructor(child: ChildProcess, browser: Browser) {
    this.#process = child
    this.#browser = browser
  }

  async page(): Promise<Page> {
    const [context] = this.#browser.contexts()
    if (!context) throw new Error('This browser has no context')
    return context.newPage()
  }

  /** Closes the browser normally, so that it flushes its data to disk. */
  async quit(): Promise<void> {
    const exit = once(this.#process, 'exit')
    const session = await this.#browser.newBrowserCDPSession()
    await session.send('Browser.close')
    await exit
  }

  /** Kills the browser. Idempotent. */
  async kill(): Promise<void> {
    if (this.#process.signalCode || this.#process.exitCode !== null) return
    const exit = once(this.#process, 'exit')
    process.kill(-(this.#process.pid ?? 0), 'SIGKILL')
    await exit
    await this.#browser.close()
  }
}

/** Chromium prints its debugging address. */
async function addressOf(child: ChildProcess): Promise<string> {
  let printed = ''
  for await (const text of child.stderr ?? []) {
    printed += text
    const address = printed.match(/DevTools listening on (\S+)/)?.[1]
    if (address) return address
  }
  throw new Error(`The browser did not start:\n${printed}`)
}
