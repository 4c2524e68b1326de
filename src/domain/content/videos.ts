/** A video as it is kept: where it is shown, and who shows it. */
export type Video = { address: string; host: string }

type Host = {
  name: string
  /** Matches an address as people copy it; its groups identify the video. */
  shape: RegExp
  address: (id: string, secret: string | undefined) => string
}

/** The hosts to whose videos a text may link. */
const hosts: readonly Host[] = [
  {
    name: 'YouTube',
    shape:
      /^https?:\/\/(?:(?:www\.|m\.)?youtube(?:-nocookie)?\.com\/(?:watch\?(?:[^#]*&)?v=|(?:embed|shorts|live)\/)|youtu\.be\/)([\w-]{11})(?![\w-])/,
    address: (id) => `https://www.youtube.com/watch?v=${id}`,
  },
  {
    name: 'Vimeo',
    // An unlisted video has a secret besides its number.
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
