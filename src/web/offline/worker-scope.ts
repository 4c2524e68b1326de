/** What the server writes at the head of the service worker's script. */
export type WorkerFacts = {
  /** Names the pages and scripts that belong together. */
  build: string
  /** Pages that are kept as a shell without personal content. */
  forms: readonly string[]
  /** The prefixes of all languages but English, which has none. */
  prefixes: readonly string[]
  /** The page for everything that is not kept, without a prefix. */
  otherwise: string
}

type Extendable = Event & { waitUntil: (work: Promise<unknown>) => void }

export type FetchEvent = Extendable & {
  request: Request
  preloadResponse: Promise<Response | undefined>
  respondWith: (answer: Promise<Response>) => void
}

type Events = {
  install: Extendable
  activate: Extendable
  fetch: FetchEvent
  message: Extendable & { data: { keep?: string; shell?: string } }
  sync: Extendable
}

/** The part of the worker's scope that we use, since TypeScript's library for workers conflicts with that for pages. */
export type WorkerScope = {
  aster: WorkerFacts
  registration: ServiceWorkerRegistration
  clients: {
    claim: () => Promise<void>
    matchAll: (options?: {
      includeUncontrolled: boolean
      type: 'window'
    }) => Promise<readonly { url: string; postMessage: (message: object) => void }[]>
  }
  addEventListener: <Name extends keyof Events>(name: Name, hear: (event: Events[Name]) => void) => void
}
