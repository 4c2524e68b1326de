import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { EncodedPicture } from '../../../store/content/pictures.ts'
import { keyOf } from './encode-picture.ts'

const folder = join(import.meta.dirname, '../../../../content/samples/pictures')

/** By name, as scripts/draw-sample-pictures.ts has encoded them. */
export async function readSamplePictures(): Promise<ReadonlyMap<string, EncodedPicture>> {
  const names = await readdir(folder)
  const pictures = names.map(async (name) => [name, await readPicture(join(folder, name))] as const)
  return new Map(await Promise.all(pictures))
}

async function readPicture(path: string): Promise<EncodedPicture> {
  const names = (await readdir(path)).sort((one, other) => widthIn(one) - widthIn(other))
  const files = await Promise.all(
    names.map(async (name) => ({ name, bytes: await readFile(join(path, name)) })),
  )
  const [width = 0, height = 0] = (names.at(-1) ?? '').split(/\D/).map(Number)
  return { width, height, key: keyOf(files), files }
}

const widthIn = (name: string) => Number.parseInt(name, 10)
