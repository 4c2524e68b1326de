import { setTimeout as sleep } from 'node:timers/promises'
import { isJustMade, newId } from '../../domain/tracking/view-id.ts'
import type { Store } from '../../store/open-store.ts'
import { type NewView, type ViewEnd, writeViews } from '../../store/tracking/write-views.ts'
import { openTakenCount, type TakenCount } from './taken-count.ts'
import { ViewQueue } from './view-queue.ts'

export type CollectorSettings = {
  /** The current time in milliseconds; the demo moves it. */
  clock?: () => number
  /** The folder in which the number of views survives a kill; without it, lost views are not counted. */
  folder?: string | undefined
  everyMs?: number
  /** How many views and ends may wait, for example while the database is unavailable. */
  most?: number
}

const closingTries = 5
const closingPauseMs = 1000

/** Writes page views once a second, and retries while the database is unavailable. */
export class ViewCollector {
  readonly clock: () => number
  readonly runId = crypto.randomUUID()
  readonly queue = new ViewQueue()
  readonly #store: Store
  readonly #everyMs: number
  readonly #most: number
  readonly #beganAt: number
  readonly #count: TakenCount
  #taken = 0
  #written = 0
  #refused = 0
  #timer: NodeJS.Timeout | undefined
  #writing: Promise<void> | undefined
  #isAway = false
  #isClosed = false

  constructor(
    store: Store,
    { clock = Date.now, folder, everyMs = 1000, most = 50_000 }: CollectorSettings = {},
  ) {
    this.#store = store
    this.clock = clock
    this.#everyMs = everyMs
    this.#most = most
    this.#beganAt = clock()
    this.#count = openTakenCount(folder, this.runId)
  }

  get figures() {
    const [taken, written, refused] = [this.#taken, this.#written, this.#refused]
    return { taken, written, refused, waiting: taken - written }
  }

  /** The queue is full: nothing more may be taken. */
  get isFull(): boolean {
    return this.queue.size >= this.#most
  }

  countRefused(): void {
    this.#refused++
  }

  /** Returns the id of the view. */
  takeView(view: Omit<NewView, 'id'>): string {
    const id = newId('view', this.clock(), crypto.randomUUID())
    this.queue.addView({ id, ...view })
    this.#count.save(++this.#taken)
    this.#schedule()
    return id
  }

  takeEnd(end: ViewEnd): void {
    this.queue.addEnd(end)
    this.#schedule()
  }

  /** Writes everything that waits; ends of views that another instance has not written yet wait on. */
  async flush(): Promise<void> {
    await this.#writing?.catch(() => {})
    await this.#writeWaiting()
    if (this.queue.size > 0) this.#schedule()
  }

  /** Writes everything that waits; gives up after some seconds if the database is unavailable. */
  async close(): Promise<void> {
    this.#isClosed = true
    clearTimeout(this.#timer)
    for (let tries = 1; tries <= closingTries; tries++) {
      await this.flush().catch(() => {})
      if (this.queue.size === 0) break
      await sleep(closingPauseMs)
    }
    this.#count.close(this.#written === this.#taken)
  }

  #schedule(): void {
    if (this.#isClosed) return
    if (this.queue.hasFullBatch && !this.#writing && !this.#isAway) this.#writeInTurn()
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined
      this.#writeInTurn()
    }, this.#everyMs)
  }

  #writeInTurn(): void {
    this.#writeWaiting()
      .catch((err: Error) => {
        if (!this.#isAway) this.#store.log.warn({ err }, 'Page views wait until they can be written')
        this.#isAway = true
        this.#count.save(this.#taken) // the file's time shows that this process is alive
      })
      .finally(() => this.queue.size > 0 && this.#schedule())
  }

  /** Writes what waits now, not what arrives meanwhile, which would make many small batches. */
  #writeWaiting(): Promise<void> {
    this.#writing ??= this.#writeBatches(this.queue.batchesLeft).finally(() => {
      this.#writing = undefined
    })
    return this.#writing
  }

  async #writeBatches(turns: number): Promise<void> {
    for (let turn = 0; turn < turns; turn++) {
      const content = this.queue.batch()
      const written = this.#written + content.views.length
      const [id, beganAt, taken, refused] = [this.runId, this.#beganAt, this.#taken, this.#refused]
      const run = { id, beganAt, taken, written, refused }
      const now = this.clock()
      const ended = await writeViews(this.#store, { ...content, run }, now).catch((error: unknown) => {
        if (!isOfData(error)) throw error
        this.#giveUp(content.views.length, error as Error)
        return undefined
      })
      this.queue.settle()
      this.#isAway = false
      if (!ended) continue
      this.#written = written
      for (const end of content.ends) {
        if (end.isUnseen && !ended.has(end.id) && isJustMade('view', end.id, now)) this.queue.addEnd(end)
      }
    }
  }

  /** Another attempt would fail as well, and hold up all others. */
  #giveUp(views: number, err: Error): void {
    this.#taken -= views
    this.#refused += views
    this.#store.log.error({ err }, 'Page views could not be written')
  }
}

/** Wrong values or violated constraints, which time does not heal. */
function isOfData(error: unknown): boolean {
  return /^2[23]/.test((error as { code?: string }).code ?? '')
}
