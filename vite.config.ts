import { globSync } from 'node:fs'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const oldPhones = ['chrome87', 'safari14', 'firefox91']

/** Lightning CSS would guess the direction from `:lang()`; old phones know enough of the real ones to stay plain. */
const logicalProperties = 1 << 19

/** What every island needs comes in one file: on a slow line a request more costs more than a byte more. */
const everyIsland =
  /node_modules|src\/domain\/(engine|messages)|src\/web\/(islands\/(hydrate|names)|forms\/(call-api|posted)|ui\/(button|error-summary|field|form|icon|message|petals|success|text-area|text-input)\/)/

export default defineConfig(({ command }) => ({
  plugins: [react()],
  publicDir: 'public',
  css: { transformer: 'lightningcss', lightningcss: { exclude: logicalProperties } },
  build: { target: oldPhones, assetsInlineLimit: 0 },
  environments: {
    client: {
      build: {
        outDir: 'dist/client',
        manifest: true,
        modulePreload: false,
        rolldownOptions: {
          input: [
            'src/web/site.ts',
            ...globSync(['src/web/islands/*.tsx', 'src/web/styles/{base,forms,shortlist,admin}.css']),
          ],
          output: { codeSplitting: { groups: [{ name: 'island', test: everyIsland }] } },
        },
      },
    },
    ssr: {
      // React is built in, so that its production half runs whatever NODE_ENV says.
      ...(command === 'build' && {
        define: { 'process.env.NODE_ENV': '"production"' },
        resolve: { noExternal: true },
      }),
      build: {
        outDir: 'dist/server',
        copyPublicDir: false,
        target: 'node24',
        rolldownOptions: { input: 'src/web/entry-server.tsx' },
      },
    },
  },
}))
