import { writtenFiles } from '../../domain/messages/locales.ts'

export const feedPath = writtenFiles.feed
export const manifestPath = writtenFiles.manifest
export const robotsPath = '/robots.txt'
export const securityPath = '/.well-known/security.txt'
export const sitemapPath = '/sitemap.xml'

/** Drawn by scripts/draw-icons.ts from the mark. */
export const icons = {
  classic: '/favicon.ico',
  scalable: '/icons/mark.svg',
  touch: '/icons/touch.png',
  small: '/icons/small.png',
  large: '/icons/large.png',
  /** With room around the mark, where a phone cuts it to a shape of its own. */
  maskable: '/icons/maskable.png',
  share: '/icons/share.png',
} as const
