import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { brand } from '../../domain/brand.ts'
import { type BrandColours, isUsual, stylesOf } from '../../domain/settings/brand-colours.ts'
import { isHex } from '../../domain/settings/contrast.ts'
import { chooseEncoding, compressForMany } from '../../http/caching/compress.ts'
import type { Assets } from './assets.ts'
import { keepForEver } from './static-files.ts'

/** Below the assets, so that shared caches and the worker keep it as them. */
const folder = '/assets/brand'

const built = /^\/assets\/([\w-]+)\.css$/

type Branded = BrandColours & { readonly name: string; readonly logo: string }

/**
 * The stylesheets of every page under the registry's brand. The address names the colours and the built files, so that
 * any instance can write it and it never changes; it is one file, so that a page makes no further request.
 */
export function baseStyles({ style }: Pick<Assets, 'style'>, registry: Branded): string[] {
  const base = style('base')
  if (isUsual(registry) && registry.name === brand.name && !registry.logo) return [base]
  const colours = `${folder}/${registry.colour.slice(1)}-${registry.accent.slice(1)}`
  const [first, last] = [base, style('brand')].map((address) => built.exec(address)?.[1])
  return first && last
    ? [`${colours}/${first}/${last}.css`]
    : [base, style('brand'), `${colours}/development/brand.css`]
}

/** Visitors ask for one pair of colours; whoever asks for others only makes us write it again. */
const mostKept = 4

type Options = { assets: Pick<Assets, 'style'>; clientDir: string | undefined }

export async function brandStyles(app: FastifyInstance, { assets, clientDir }: Options) {
  const kept = new Map<string, ReturnType<typeof compressForMany>>()
  const files = clientDir ? [assets.style('base'), assets.style('brand')] : []
  const names = files.map((address) => built.exec(address)?.[1])
  const ours = clientDir ? `${names.join('/')}.css` : 'development/brand.css'
  const config = { access: 'public', limit: 'picture' } as const
  app.get(`${folder}/:colours/:base/:file`, { config }, async (request, reply) => {
    const { colours, base, file } = request.params as { colours: string; base: string; file: string }
    const [colour = '', accent = '', ...rest] = colours.split('-').map((digits) => `#${digits}`)
    const isKnown = `${base}/${file}` === ours && rest.length === 0
    if (!isKnown || !isHex(colour) || !isHex(accent)) return reply.callNotFound()
    const written = kept.get(colours) ?? write({ colour, accent })
    if (kept.size >= mostKept) kept.clear()
    kept.set(colours, written)
    written.catch(() => kept.delete(colours)) // the next caller tries again
    const encoding = chooseEncoding(request.headers['accept-encoding'])
    if (encoding !== 'identity') reply.header('content-encoding', encoding)
    keepForEver(reply).header('vary', 'accept-encoding').type('text/css; charset=utf-8')
    return reply.send((await written)[encoding])
  })

  async function write(colours: BrandColours) {
    const sheets = files.map((address) => readFile(join(clientDir ?? '', address), 'utf8'))
    return compressForMany((await Promise.all(sheets)).join('') + stylesOf(colours))
  }
}
