import type { FastifyInstance } from 'fastify'

/** A page is fetched when a finger or pointer nears its link; forms and the back office never are. */
const rules = JSON.stringify({
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: ['/admin/*', '/api/*', '/login', '/*/edit*', '/select-expert*'] } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
})

export const speculationRulesPath = '/speculation-rules.json'

export async function speculationRules(app: FastifyInstance) {
  app.get(speculationRulesPath, { config: { access: 'public' } }, (_request, reply) =>
    reply
      .type('application/speculationrules+json')
      .header('cache-control', 'public, max-age=86400')
      .send(rules),
  )
}
