import type { FastifyInstance } from 'fastify'
import { picturesPath } from '../../domain/content/picture.ts'
import type { Services } from '../../services/services.ts'
import { keepForEver } from './static-files.ts'

const types: Readonly<Record<string, string>> = { avif: 'image/avif', png: 'image/png' }

export async function pictureFiles(app: FastifyInstance, { services }: { services: Services }) {
  app.get(
    `${picturesPath}/:key/:name`,
    { config: { access: 'public', limit: 'picture' } },
    async (request, reply) => {
      const { key, name } = request.params as { key: string; name: string }
      const found = await services.content.readPicture(`${picturesPath}/${key}/${name}`)
      if (!found.ok) return reply.callNotFound()
      const etag = `"${key}-${name}"`
      keepForEver(reply).header('etag', etag)
      if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send()
      return reply.type(types[name.slice(name.lastIndexOf('.') + 1)] ?? 'image/webp').send(found.value)
    },
  )
}
