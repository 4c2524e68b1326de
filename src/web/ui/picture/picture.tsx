/** A picture on a petal, level with the headline of its story; `lazy` when it stands further down. */
export function Picture({ src, alt, lazy = false }: { src: string; alt: string; lazy?: boolean }) {
  return (
    <img
      className="picture"
      src={src}
      alt={alt}
      width={640}
      height={400}
      loading={lazy ? 'lazy' : undefined}
      fetchPriority={lazy ? undefined : 'high'}
    />
  )
}
