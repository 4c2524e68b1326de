import { brand } from '../../domain/brand.ts'
import { logoAddress, logoIn } from '../../domain/settings/logo.ts'
import type { Sign } from '../ui/logo/logo.tsx'

/** The registry's own name or logo; undefined for the delivered ones, so that pages carry nothing for it. */
export function signOf(registry: { readonly name: string; readonly logo: string }): Sign | undefined {
  const { name } = registry
  const logo = logoIn(registry)
  if (logo) return { name, picture: { src: logoAddress(logo), width: logo.width, height: logo.height } }
  return name === brand.name ? undefined : { name }
}
