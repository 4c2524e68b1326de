import { globSync } from 'node:fs'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const oldPhones = ['chrome87', 'safari14', 'firefox91']

/** Lightning CSS would guess the direction from `:lang()`; old phones know enough of the real ones to stay plain. */
const logicalProperties = 1 << 19

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
            ...globSync(['src/web/islands/*.tsx', 'src/web/styles/{base,forms,admin}.css']),
          ],
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
