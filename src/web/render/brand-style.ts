import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { brand } from '../../domain/brand.ts'
import { type BrandColours, isUsual, stylesOf } from '../../domain/settings/brand-colours.ts'
import { isHex } from '../../domain/settings/contrast.ts'
import { chooseEncoding, compressForMany } from '../../http/caching/compress.ts'
import type { Services } from '../../services/services.ts'
import type { Route } from '../page.ts'
import type { Assets } from './assets.ts'
import { keepForEver } from './static-files.ts'

/** Below /assets, so that shared caches and the worker keep it like other assets. */
const folder = '/assets/brand'

const built = /^\/assets\/([\w-]+)\.css$/

type Branded = BrandColours & { readonly name: string; readonly logo: string }

/**
 * The stylesheets of every page under the registry's brand. The address names the colours and the built files, so that
 * any instance can write it and it never changes; it is one file, so that a page makes no further request.
 */
export function sheetsOf(
  { styles: [first, ...more] = ['content'] }: Pick<Route, 'styles'>,
  assets: Pick<Assets, 'style'>,
  registry: Branded,
): string[] {
  return [...brandedSheets(assets, registry, first), ...more.map(assets.style)]
}

function brandedSheets(
  { style }: Pick<Assets, 'style'>,
  registry: Branded,
  sheet: 'base' | 'content',
): string[] {
  const base = style(sheet)
  if (isUsual(registry) && registry.name === brand.name && !registry.logo) return [base]
  const colours = `${folder}/${registry.colour.slice(1)}-${registry.accent.slice(1)}`
  const [first, last] = [base, style('brand')].map((address) => built.exec(address)?.[1])
  return first && last
    ? [`${colours}/${first}/${last}.css`]
    : [base, style('brand'), `${colours}/development/brand.css`]
}

/** Visitors ask for one pair of colours, or for the one before it. */
const mostKept = 8

type Options = {
  assets: Pick<Assets, 'style'>
  clientDir: string | undefined
  services: { settings: Pick<Services['settings'], 'brandColours' | 'lastFacts'> }
}

export async function brandStyles(app: FastifyInstance, { assets, clientDir, services }: Options) {
  const kept = new Map<string, ReturnType<typeof compressForMany>>()
  const sheets = (['base', 'content'] as const).map((sheet) => [assets.style(sheet), assets.style('brand')])
  const nameOf = (files: readonly string[]) =>
    `${files.map((address) => built.exec(address)?.[1]).join('/')}.css`
  const ours = new Map(
    clientDir ? sheets.map((files) => [nameOf(files), files]) : [['development/brand.css', []]],
  )
  const config = { access: 'public', limit: 'picture' } as const
  app.get(`${folder}/:colours/:base/:file`, { config }, async (request, reply) => {
    const { colours, base, file } = request.params as { colours: string; base: string; file: string }
    const [colour = '', accent = '', ...rest] = colours.split('-').map((digits) => `#${digits}`)
    const files = ours.get(`${base}/${file}`)
    if (!files || rest.length > 0 || !isHex(colour) || !isHex(accent)) return reply.callNotFound()
    const key = `${colours}/${base}`
    // Invented colours would make us write and compress a file for each.
    if (!kept.has(key) && !(await isOurs({ colour, accent }))) return reply.callNotFound()
    const written = kept.get(key) ?? write(files, { colour, accent })
    if (kept.size >= mostKept) kept.clear()
    kept.set(key, written)
    written.catch(() => kept.delete(key)) // the next caller tries again
    const encoding = chooseEncoding(request.headers['accept-encoding'])
    if (encoding !== 'identity') reply.header('content-encoding', encoding)
    keepForEver(reply).header('vary', 'accept-encoding').type('text/css; charset=utf-8')
    return reply.send((await written)[encoding])
  })

  async function isOurs({ colour, accent }: BrandColours): Promise<boolean> {
    // Pages are served while the database is unreachable, and need their colours.
    const last = services.settings.lastFacts()
    if (last.colour === colour && last.accent === accent) return true
    const known = await services.settings.brandColours()
    return known.has(colour) && known.has(accent)
  }

  async function write(files: readonly string[], colours: BrandColours) {
    const texts = files.map((address) => readFile(join(clientDir ?? '', address), 'utf8'))
    return compressForMany((await Promise.all(texts)).join('') + stylesOf(colours))
  }
}
