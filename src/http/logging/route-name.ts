import type { FastifyRequest } from 'fastify'

/** The pattern of a request's route, without the list of languages that it may contain. */
export const routeName = ({ routeOptions }: Pick<FastifyRequest, 'routeOptions'>): string | undefined =>
  routeOptions.url?.replace(/\([^)]*\)/g, '')
