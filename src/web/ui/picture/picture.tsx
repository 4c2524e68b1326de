import {
  addressOf,
  type Picture as KeptPicture,
  pictureAddress,
  pictureFormats,
  sizesOf,
} from '../../../domain/content/picture.ts'

type Props = {
  picture: KeptPicture
  /** The rendered width, which the browser needs before layout. */
  sizes: string
  lazy?: boolean
}

/** The browser takes the best format that it knows, in the size that it needs. */
export function Picture({ picture, sizes, lazy = false }: Props) {
  const [better, usual] = pictureFormats.map((format) => sourceSet(picture, format))
  return (
    <picture>
      <source type="image/avif" srcSet={better} sizes={sizes} />
      <img
        src={addressOf(picture)}
        srcSet={usual}
        sizes={sizes}
        alt={picture.alt}
        lang={picture.lang}
        width={picture.width}
        height={picture.height}
        loading={lazy ? 'lazy' : undefined}
        fetchPriority={lazy ? undefined : 'high'}
      />
    </picture>
  )
}

function sourceSet(picture: KeptPicture, format: (typeof pictureFormats)[number]): string {
  const sources = sizesOf(picture).map(
    (size) => `${pictureAddress(picture.key, size, format)} ${size.width}w`,
  )
  return sources.join(', ')
}
