import { pageToKeep } from './page-to-keep.ts'

/** The server names a build only where it wants a service worker. */
export function registerWorker(): void {
  const build = document.documentElement.dataset.offline?.split('?')[1]
  if (!build || !navigator.serviceWorker) return
  const { serviceWorker } = navigator
  serviceWorker.register('/sw.js').then(
    async () => {
      const { active } = await serviceWorker.ready
      const kept = pageToKeep(document)
      if (kept) active?.postMessage(kept)
    },
    () => {}, // storage may be forbidden; the site then works online only
  )
}
