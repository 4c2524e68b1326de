/** Accepted types by magic bytes; SVG is excluded, because it can contain scripts. */
export function isPicture(bytes: Buffer): boolean {
  const text = (start: number, end: number) => bytes.toString('latin1', start, end)
  return (
    text(0, 3) === '\xff\xd8\xff' ||
    text(0, 8) === '\x89PNG\r\n\x1a\n' ||
    (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') ||
    (text(4, 8) === 'ftyp' && ['avif', 'avis'].includes(text(8, 12)))
  )
}
