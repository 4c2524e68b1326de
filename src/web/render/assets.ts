import type { IslandName } from '../islands/names.ts'

const scripts = {
  siteScript: 'src/web/site.ts',
  /** Counts the views of a page; loaded last. */
  trackingScript: 'src/web/tracking/tracking.ts',
  officeScript: 'src/web/admin/office/office.ts',
  passkeysScript: 'src/web/admin/staff/passkeys.ts',
  secondStepScript: 'src/web/admin/staff/second-step.ts',
  brandingScript: 'src/web/admin/settings/branding.ts',
  copyingScript: 'src/web/admin/office/copying.ts',
  orderingScript: 'src/web/admin/content/ordering.ts',
  filteringScript: 'src/web/admin/filters/filtering.ts',
  comparingScript: 'src/web/admin/matching/comparing.ts',
  /** Loaded on every page of the back office; the palette itself is loaded on first use. */
  paletteScript: 'src/web/admin/review/palette/palette-key.ts',
  /** Loaded on the first use of a form. */
  laterScript: 'src/web/forms/later.ts',
  filesScript: 'src/web/uploads/later.ts',
  captchaScript: 'src/web/protection/captcha-worker.ts',
  /** Shows unsent forms on any page; loaded last, or where something waits. */
  offlineScript: 'src/web/offline/offline.ts',
} as const

/** The addresses of a page's files: hashed by the build, or Vite's own in development. */
export type Assets = Readonly<Record<keyof typeof scripts, string>> & {
  style: (name: 'base' | 'brand' | 'content' | 'forms' | 'shortlist' | 'admin') => string
  island: (name: IslandName) => { script: string; preload: readonly string[] }
}

type Manifest = Readonly<Record<string, { file: string; imports?: readonly string[] } | undefined>>

/** `build` is set if browsers may cache its pages; it identifies those that belong together. */
export function builtAssets(manifest: Manifest, build?: string): Assets {
  const file = (source: string) => {
    const entry = manifest[source]
    if (!entry) throw new Error(`The build has no '${source}'`)
    return entry
  }
  const address = (source: string) => `/${file(source).file}`
  return {
    style: (name) => address(`src/web/styles/${name}.css`),
    ...scriptsAt(address),
    offlineScript: address(scripts.offlineScript) + (build ? `?${build}` : ''),
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
  ...scriptsAt((source) => `/${source}`),
  island: (name) => ({ script: `/src/web/islands/${name}.tsx`, preload: [] }),
}

function scriptsAt(address: (source: string) => string) {
  const entries = Object.entries(scripts).map(([name, source]) => [name, address(source)])
  return Object.fromEntries(entries) as Record<keyof typeof scripts, string>
}
