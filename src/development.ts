import middie from '@fastify/middie'
import type { FastifyInstance } from 'fastify'
import { createServer } from 'vite'
import type * as Entry from './web/entry-server.tsx'
import { developmentAssets } from './web/render/assets.ts'

/** Pages compiled as they are asked for, and islands replaced in the browser as they are edited. */
export async function mountVite(app: FastifyInstance) {
  const vite = await createServer({
    // Vite's own loader writes and removes a file, which `node --watch` takes for a change.
    configLoader: 'native',
    server: { middlewareMode: true, hmr: { server: app.server } },
    appType: 'custom',
  })
  await app.register(middie)
  app.use((request, response, next) => {
    // Vite answers only what it serves from the source tree; everything else is ours.
    if (/^\/(src|@|node_modules|documents|favicon|icons|\.vite)/.test(request.url ?? ''))
      vite.middlewares(request, response, next)
    else next()
  })
  // Close first: the hot-reload connection of an open page would block the shutdown.
  app.addHook('preClose', () => vite.close())
  const entry = () => vite.ssrLoadModule('/src/web/entry-server.tsx') as Promise<typeof Entry>
  await entry() // on a slow machine this takes longer than Fastify waits for the plugin that asks for it first
  const finish = (path: string, html: string) => vite.transformIndexHtml(path, html)
  return { entry, finish, assets: developmentAssets, keepPages: false }
}
