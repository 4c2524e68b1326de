import type { FastifyInstance, RouteOptions } from 'fastify'
import type { Access } from '../domain/api.ts'
import type { LimitName } from '../domain/limits.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: Access
    /** Without one, a request that may change something counts as a 'write' and one that reads does not count. */
    limit?: LimitName | undefined
  }
}

/** The server does not start while a route, of the API or of the pages, leaves open who may call it. */
export function requireDeclaredAccess(app: FastifyInstance): void {
  const routes: RouteOptions[] = []
  app.addHook('onRoute', (route) => {
    routes.push(route)
  })
  app.addHook('onReady', async () => {
    const open = routes.filter((route) => !route.config?.access).map(({ method, url }) => `${method} ${url}`)
    if (open.length > 0) throw new Error(`Routes that do not say who may call them: ${open.join(', ')}`)
  })
}

/** For plugins that make routes of their own, such as static files: all routes of this scope. */
export function grantAccess(scope: FastifyInstance, access: Access): void {
  scope.addHook('onRoute', (route) => {
    route.config = { ...route.config, access }
  })
}
