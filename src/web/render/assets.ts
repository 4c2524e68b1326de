import type { IslandName } from '../islands/names.ts'

/** Where a page's files are: hashed by the build, or Vite's own addresses in development. */
export type Assets = {
  style: (name: 'base' | 'forms' | 'shortlist' | 'admin') => string
  siteScript: string
  /** What counts the views of a page; it comes after everything else. */
  trackingScript: string
  /** What signs in with a passkey, and adds one. */
  passkeysScript: string
  /** What sets up a second step: passkeys, and copying recovery codes. */
  secondStepScript: string
  /** What puts entries of a list into order. */
  orderingScript: string
  /** No page needs it before somebody uses its form. */
  laterScript: string
  /** What solves challenges, in a worker. */
  captchaScript: string
  island: (name: IslandName) => { script: string; preload: readonly string[] }
}

type Manifest = Readonly<Record<string, { file: string; imports?: readonly string[] } | undefined>>

export function builtAssets(manifest: Manifest): Assets {
  const file = (source: string) => {
    const entry = manifest[source]
    if (!entry) throw new Error(`The build has no '${source}'`)
    return entry
  }
  const address = (source: string) => `/${file(source).file}`
  return {
    style: (name) => address(`src/web/styles/${name}.css`),
    siteScript: address('src/web/site.ts'),
    trackingScript: address('src/web/tracking/tracking.ts'),
    passkeysScript: address('src/web/admin/staff/passkeys.ts'),
    secondStepScript: address('src/web/admin/staff/second-step.ts'),
    orderingScript: address('src/web/admin/content/ordering.ts'),
    laterScript: address('src/web/forms/later.ts'),
    captchaScript: address('src/web/protection/captcha-worker.ts'),
    island: (name) => {
      const source = `src/web/islands/${name}.tsx`
      return { script: address(source), preload: [...importsOf(source)].map(address) }
    },
  }

  function importsOf(source: string, seen = new Set<string>()): Set<string> {
    for (const next of file(source).imports ?? []) {
      if (!seen.has(next)) importsOf(next, seen.add(next))
    }
    return seen
  }
}

export const developmentAssets: Assets = {
  style: (name) => `/src/web/styles/${name}.css?direct`,
  siteScript: '/src/web/site.ts',
  trackingScript: '/src/web/tracking/tracking.ts',
  passkeysScript: '/src/web/admin/staff/passkeys.ts',
  secondStepScript: '/src/web/admin/staff/second-step.ts',
  orderingScript: '/src/web/admin/content/ordering.ts',
  laterScript: '/src/web/forms/later.ts',
  captchaScript: '/src/web/protection/captcha-worker.ts',
  island: (name) => ({ script: `/src/web/islands/${name}.tsx`, preload: [] }),
}
