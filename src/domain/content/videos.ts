/** A video as it is kept: where it is shown, and who shows it. */
export type Video = { address: string; host: string }

type Host = {
  name: string
  /** An address as people copy it; its groups are what the video is known by. */
  shape: RegExp
  address: (id: string, secret: string | undefined) => string
}

/** Whose videos a text may lead to. */
const hosts: readonly Host[] = [
  {
    name: 'YouTube',
    shape:
      /^https?:\/\/(?:(?:www\.|m\.)?youtube(?:-nocookie)?\.com\/(?:watch\?(?:[^#]*&)?v=|(?:embed|shorts|live)\/)|youtu\.be\/)([\w-]{11})(?![\w-])/,
    address: (id) => `https://www.youtube.com/watch?v=${id}`,
  },
  {
    name: 'Vimeo',
    // A video that is not listed has a secret besides its number.
    shape:
      /^https?:\/\/(?:www\.|player\.)?vimeo\.com\/(?:video\/)?(\d{6,12})(?![\w-])(?:(?:\/|\?(?:[^#]*&)?h=)([\da-f]{8,12})(?![\w-]))?/,
    address: (id, secret) => `https://vimeo.com/${secret ? `${id}/${secret}` : id}`,
  },
]

/** The video at an address; undefined where it is something else. */
export function videoAt(address: string): Video | undefined {
  for (const { name, shape, address: addressOf } of hosts) {
    const [, id, secret] = shape.exec(address.trim()) ?? []
    if (id) return { address: addressOf(id, secret), host: name }
  }
  return undefined
}
