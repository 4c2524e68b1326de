import { writtenFiles } from '../../domain/messages/locales.ts'

export const feedPath = writtenFiles.feed
export const manifestPath = writtenFiles.manifest
export const robotsPath = '/robots.txt'
export const securityPath = '/.well-known/security.txt'
export const sitemapPath = '/sitemap.xml'

/** The icons, which scripts/draw-icons.ts draws from the mark. */
export const icons = {
  classic: '/favicon.ico',
  scalable: '/icons/mark.svg',
  touch: '/icons/touch.png',
  small: '/icons/small.png',
  large: '/icons/large.png',
  /** With room around the mark, since phones crop it to their own shape. */
  maskable: '/icons/maskable.png',
  share: '/icons/share.png',
} as const
