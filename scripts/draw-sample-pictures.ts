import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import sharp from 'sharp'
import { encodePicture } from '../src/services/content/pictures/encode-picture.ts'

/** Encodes the sample drawings like uploads, ahead of time, so that the first start is fast. */
const folder = 'content/samples/pictures'

/** A scene fills a screen, a portrait is small. */
const widths = { 320: 1440, 240: 480 }

const drawn = await Promise.all(
  globSync('content/samples/drawings/*.svg').map(async (file) => {
    const svg = readFileSync(file)
    const { width, density = 72 } = await sharp(svg).metadata()
    const wanted = widths[width as keyof typeof widths]
    const png = sharp(svg, { density: (density * wanted) / width }).png()
    return { name: basename(file, '.svg'), png: await png.toBuffer() }
  }),
)

rmSync(folder, { recursive: true, force: true })
for (const { name, png } of drawn) {
  const encoded = await encodePicture(png)
  if (!encoded.ok) throw new Error(`${name} cannot be encoded: ${encoded.refusal.code}`)
  mkdirSync(join(folder, name), { recursive: true })
  for (const file of encoded.value.files) writeFileSync(join(folder, name, file.name), file.bytes)
}
