import type { NewView, NewVisit, ViewBatch, ViewEnd } from '../../store/tracking/write-views.ts'
import { Recent } from './recent.ts'

const atOnce = 5000

/** How many open views are known without asking the database. */
const mostOpen = 100_000

type Content = Omit<ViewBatch, 'run'>

/** Page views that wait in memory, and the batch that is being written. */
export class ViewQueue {
  #visits: NewVisit[] = []
  readonly #views = new Map<string, NewView>()
  readonly #ends = new Map<string, ViewEnd>()
  readonly #open = new Recent<NewView>(mostOpen)
  #batch: Content | undefined
  readonly #endsOfBatch = new Set<string>()

  get size(): number {
    return this.#views.size + this.#ends.size + (this.#batch?.views.length ?? 0) + this.#endsOfBatch.size
  }

  /** Whether a full batch waits, which is written without waiting for the timer. */
  get hasFullBatch(): boolean {
    return this.#views.size >= atOnce
  }

  get batchesLeft(): number {
    return Math.ceil(Math.max(this.#views.size, this.#ends.size) / atOnce) + (this.#batch ? 1 : 0)
  }

  addVisit(visit: NewVisit): void {
    this.#visits.push(visit)
  }

  addView(view: NewView): void {
    this.#views.set(view.id, view)
  }

  addEnd(end: ViewEnd): void {
    this.#open.delete(end.id)
    this.#ends.set(end.id, end)
  }

  /** The view, if it has no end yet. */
  findOpen(id: string): NewView | undefined {
    return this.#views.get(id) ?? this.#open.get(id)
  }

  hasEnd(id: string): boolean {
    return this.#ends.has(id) || this.#endsOfBatch.has(id)
  }

  /** The batch stays the same until it is settled, because a broken connection may have committed it. */
  batch(): Content {
    this.#batch ??= this.#nextBatch()
    return this.#batch
  }

  settle(): void {
    this.#batch = undefined
    this.#endsOfBatch.clear()
  }

  #nextBatch(): Content {
    const views = [...this.#views.values()].slice(0, atOnce).map((view) => {
      const end = this.#ends.get(view.id)
      this.#views.delete(view.id)
      if (!end) this.#open.set(view.id, view)
      return { ...view, end }
    })
    const ofViews = views.flatMap(({ end }) => end ?? [])
    for (const { id } of ofViews) this.#ends.delete(id)
    // The end of a view that has to wait for the next batch waits with it.
    const ends = [...this.#ends.values()].filter(({ id }) => !this.#views.has(id)).slice(0, atOnce)
    for (const { id } of ends) this.#ends.delete(id)
    for (const { id } of [...ofViews, ...ends]) this.#endsOfBatch.add(id)
    const visits = this.#visits
    this.#visits = []
    return { visits, views, ends }
  }
}
