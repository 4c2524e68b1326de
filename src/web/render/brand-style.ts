import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { type BrandColours, isUsual, stylesOf } from '../../domain/settings/brand-colours.ts'
import { isHex } from '../../domain/settings/contrast.ts'
import { chooseEncoding, compressForMany } from '../../http/caching/compress.ts'
import { keepForEver } from './static-files.ts'

/** Below the assets, so that shared caches and the worker keep it as them. */
const folder = '/assets/brand'

/**
 * The stylesheets of every page in the registry's colours. The address names the colours and the built file, so that
 * any instance can write it and it never changes; it is one file, so that a page makes no further request.
 */
export function baseStyles(base: string, colours: BrandColours): string[] {
  if (isUsual(colours)) return [base]
  const named = `${folder}/${colours.colour.slice(1)}-${colours.accent.slice(1)}`
  const [, file] = /^\/assets\/([\w.-]+\.css)$/.exec(base) ?? []
  return file ? [`${named}/${file}`] : [base, `${named}/development.css`]
}

/** Visitors ask for one pair of colours; whoever asks for others only makes us write it again. */
const mostKept = 4

export async function brandStyles(app: FastifyInstance, { clientDir }: { clientDir: string | undefined }) {
  const kept = new Map<string, ReturnType<typeof compressForMany>>()
  app.get(
    `${folder}/:colours/:file`,
    { config: { access: 'public', limit: 'picture' } },
    async (request, reply) => {
      const { colours, file } = request.params as { colours: string; file: string }
      const [colour = '', accent = ''] = colours.split('-').map((digits) => `#${digits}`)
      const isBase = clientDir ? /^base-[\w-]+\.css$/.test(file) : file === 'development.css'
      if (!isBase || !isHex(colour) || !isHex(accent) || colours.length !== 13) return reply.callNotFound()
      const key = `${colours}/${file}`
      const written = kept.get(key) ?? write(join(clientDir ?? '', 'assets', file), { colour, accent })
      if (kept.size >= mostKept) kept.clear()
      kept.set(key, written)
      const found = await written.catch(() => undefined)
      if (!found) {
        kept.delete(key)
        return reply.callNotFound()
      }
      const encoding = chooseEncoding(request.headers['accept-encoding'])
      if (encoding !== 'identity') reply.header('content-encoding', encoding)
      return keepForEver(reply)
        .header('vary', 'accept-encoding')
        .type('text/css; charset=utf-8')
        .send(found[encoding])
    },
  )

  async function write(file: string, colours: BrandColours) {
    const base = clientDir ? await readFile(file, 'utf8') : ''
    return compressForMany(base + stylesOf(colours))
  }
}
