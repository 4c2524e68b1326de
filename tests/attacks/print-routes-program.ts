import { subscribe } from 'node:diagnostics_channel'
import type { FastifyInstance, RouteOptions } from 'fastify'

/** Loaded before the server: Fastify reports all its routes, including those of plugins. */
subscribe('fastify.initialization', (message) => {
  const { fastify } = message as { fastify: FastifyInstance }
  const routes: RouteOptions[] = []
  fastify.addHook('onRoute', (route) => {
    routes.push(route)
  })
  fastify.addHook('onReady', async () => {
    const declared = routes.flatMap(({ method, url, config }) =>
      [method]
        .flat()
        .map((each) => ({ method: each, url, access: (config as { access?: string } | undefined)?.access })),
    )
    console.error(`routes ${JSON.stringify(declared)}`)
  })
})
