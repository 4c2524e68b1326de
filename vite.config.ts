import { globSync } from 'node:fs'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import {
  keepPlaces,
  listSources,
  productionReact,
  environment as programs,
} from './scripts/build-programs.ts'
import { leanReactDom } from './scripts/lean-react.ts'
import { alsoHere } from './src/web/shell/also-here.ts'

const oldPhones = ['chrome91', 'safari14', 'firefox91']

/** Lightning CSS would guess the direction from `:lang()`; old phones know enough of the real ones to stay plain. */
const logicalProperties = 1 << 19

/** What every island needs comes in one file: on a slow line a request more costs more than a byte more. */
const everyIsland =
  /node_modules\/(?!react-router|@remix-run|cookie-es|valibot|@tanstack|@tiptap|prosemirror|orderedmap|rope-sequence|w3c-keyname)|preload-helper|src\/domain\/(forms\/engine\/(?!describe|edit|typed-other|who-fills)|messages\/(?!locale|joined|moment-style)|lists\/list|protection\/waiting-time)|src\/web\/(api\/(call-api|own-call)\.ts$|islands\/(hydrate|names)|forms\/(form-errors|posted|wizard\/(attempt|draft|forget-form|use-draft|use-sending))|protection\/(page-proof|send-form)|uploads\/kept-files|ui\/(band|button|error-summary|field|form|icon\/icon|message|modal|petals|save-state|success|text-area|text-input)\/?)/

/** What every step-by-step form needs besides, for the same reason. */
const everyWizard =
  /src\/domain\/(forms\/engine\/describe|lists\/(availability|country-name|expertise|specialties)|messages\/(locales|joined)|privacy\/terms-paths)|src\/web\/(applications\/|forms\/(wizard\/(?!elsewhere-dialog|answer-summary|checked-answers)|inputs|use-later)|uploads\/(by-question|refused-files|under-way|upload-field|use-uploads|kept-files)|ui\/(checkbox|chip|choice|file-row|flag|key-values|language-slider|multi-select|radio-group|region-table|save-state|select|stepper|upload\/(upload-place|upload-state))\/?)/

/** What every page to edit an application needs before it is unlocked. */
const everyEditing = /src\/web\/(applicants\/(editing|unlocking)|ui\/logo\/mark)/

/** A form comes with its island, and not with the others'; the page to edit it fetches both once it is unlocked. */
const oneWizard = (kind: string) => ({
  name: kind,
  test: new RegExp(`src/domain/forms/${kind}\\.ts|src/web/islands/apply-${kind}`),
})

/** Small scripts have a copy of the API's client each: the shared one comes in one file with React. */
const ownClient: Plugin = {
  name: 'own-client',
  enforce: 'pre',
  apply: 'build',
  async resolveId(source, importer) {
    const script = importer?.match(/\/(passkeys|ordering|open-palette)\.ts$|\/call-api\.ts\?(.+)$/)
    if (!script || !/\/(call-api|own-call)\.ts$/.test(source)) return undefined
    return `${(await this.resolve(source, importer, { skipSelf: true }))?.id}?${script[1] ?? script[2]}`
  },
}

/** Vite wraps each import() in code that loads styles first; the one that we have brings none. */
const plainImports: Plugin = {
  name: 'plain-imports',
  enforce: 'pre',
  load: (id) =>
    id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load()' : undefined,
}

/**
 * The libraries of the back office take React as a whole, for which the bundler would give every page a helper in a
 * file of its own; taken by names, as everywhere else, it needs none.
 */
const reactByNames: Plugin = {
  name: 'react-by-names',
  enforce: 'pre',
  transform: {
    filter: { id: /node_modules\/(react-router|@tanstack)\// },
    handler: (code) => ({
      code: code.replace(
        /import (?:\* as )?(React[\w$]*) from "(react(?:-dom)?)";/g,
        (_, whole: string, from: string) => {
          const uses = code.matchAll(new RegExp(`(?<![\\w$.])${whole.replace('$', '\\$')}\\.(\\w+)`, 'g'))
          const names = [...new Set([...uses].map(([, name]) => name))]
          const taken = names.map((name) => `${name} as ${whole}_${name}`)
          return `import { ${taken} } from "${from}"; const ${whole} = { ${names.map((name) => `${name}: ${whole}_${name}`)} };`
        },
      ),
      map: null,
    }),
  },
}

export default defineConfig({
  // For site.ts, which imports nothing; in the pages themselves it would come again with each.
  define: { __ALSO_HERE__: JSON.stringify(alsoHere) },
  plugins: [
    react(),
    ownClient,
    plainImports,
    reactByNames,
    leanReactDom,
    listSources(),
    keepPlaces(),
    productionReact,
  ],
  publicDir: 'public',
  css: { transformer: 'lightningcss', lightningcss: { exclude: logicalProperties } },
  build: { assetsInlineLimit: 0 },
  environments: {
    client: {
      build: {
        outDir: 'dist/client',
        target: oldPhones,
        manifest: true,
        modulePreload: false,
        rolldownOptions: {
          input: [
            'src/web/site.ts',
            'src/web/tracking/tracking.ts',
            'src/web/admin/office/office.ts',
            'src/web/admin/staff/passkeys.ts',
            'src/web/admin/staff/second-step.ts',
            'src/web/admin/settings/branding.ts',
            'src/web/admin/office/copying.ts',
            'src/web/admin/content/ordering.ts',
            'src/web/admin/filters/filtering.ts',
            'src/web/admin/matching/comparing.ts',
            'src/web/admin/review/palette/palette-key.ts',
            'src/web/protection/captcha-worker.ts',
            'src/web/forms/later.ts',
            'src/web/uploads/later.ts',
            ...globSync([
              'src/web/islands/*.tsx',
              'src/web/styles/{base,brand,content,forms,shortlist,admin}.css',
            ]),
          ],
          // The one for later is imported by its address, and apply islands by those to edit.
          preserveEntrySignatures: 'allow-extension',
          output: {
            codeSplitting: {
              groups: [
                { name: 'island', test: everyIsland, priority: 2 },
                { name: 'wizard', test: everyWizard, priority: 1 },
                { name: 'editing', test: everyEditing },
                ...['expert', 'hospital', 'trainer'].map(oneWizard),
              ],
            },
          },
        },
      },
    },
    // In one file of its own, without a line shared with the pages: it comes when a page is done, or from a cache.
    offline: {
      consumer: 'client',
      build: {
        outDir: 'dist/client',
        target: oldPhones,
        emptyOutDir: false,
        copyPublicDir: false,
        manifest: '.vite/offline.json',
        modulePreload: false,
        rolldownOptions: { input: 'src/web/offline/offline.ts', output: { format: 'iife' } },
      },
    },
    programs,
  },
})
