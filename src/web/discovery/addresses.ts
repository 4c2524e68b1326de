/** Addresses for crawlers and other programs. */
export const feedPath = '/feed.xml'
export const manifestPath = '/site.webmanifest'
export const robotsPath = '/robots.txt'
export const securityPath = '/.well-known/security.txt'
export const sitemapPath = '/sitemap.xml'
