import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { type Browser, chromium, type LaunchOptions, type Page } from '@playwright/test'

/** A browser with a profile on disk that can be killed like a crashed one and started again. */
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
      detached: true, // a group of its own: the program may be a script that has started the browser
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

  /** A second time does no harm. */
  async kill(): Promise<void> {
    if (this.#process.signalCode) return
    const exit = once(this.#process, 'exit')
    process.kill(-(this.#process.pid ?? 0), 'SIGKILL')
    await exit
    await this.#browser.close()
  }
}

/** Chromium prints where it can be reached. */
async function addressOf(child: ChildProcess): Promise<string> {
  let printed = ''
  for await (const text of child.stderr ?? []) {
    printed += text
    const address = printed.match(/DevTools listening on (\S+)/)?.[1]
    if (address) return address
  }
  throw new Error(`The browser did not start:\n${printed}`)
}
