import sharp, { type Sharp } from 'sharp'

/** Half red, half blue, which shows the orientation. */
export function twoColours(width: number, height: number): Sharp {
  const red = { create: { width, height, channels: 3, background: '#ff0000' } } as const
  const blue = {
    create: { width, height: Math.ceil(height / 2), channels: 3, background: '#0000ff' },
  } as const
  return sharp(red).composite([{ input: blue, top: Math.floor(height / 2), left: 0 }])
}

/** A phone's photograph with EXIF orientation and location. */
export function phonePhoto(): Promise<Buffer> {
  return twoColours(1200, 800)
    .withExif({ IFD0: { Make: 'A phone' }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
}
