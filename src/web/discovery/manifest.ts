import { brand } from '../../domain/brand.ts'
import { paths } from '../../domain/paths.ts'
import { icons } from './icons.ts'

/** What a phone needs to put the site on its home screen. */
export const manifest = JSON.stringify({
  name: brand.longName,
  short_name: brand.name,
  id: paths.home(),
  start_url: paths.home(),
  display: 'browser',
  background_color: '#ffffff',
  theme_color: '#015563',
  icons: [
    { src: icons.scalable, sizes: 'any', type: 'image/svg+xml' },
    { src: icons.small, sizes: '192x192', type: 'image/png' },
    { src: icons.large, sizes: '512x512', type: 'image/png' },
    { src: icons.maskable, sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
})
