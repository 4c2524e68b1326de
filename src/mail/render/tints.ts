import { type BrandColours, shadesOf } from '../../domain/settings/brand-colours.ts'

/** What follows the colours of the registry. */
export function tintsOf(registry: BrandColours) {
  const { petrol, saffron } = shadesOf(registry)
  return {
    petrol: petrol[900],
    saffron: saffron[400],
    saffronInk: petrol[950],
    link: petrol[700],
    linkInDark: petrol[300],
  }
}

export type Tints = ReturnType<typeof tintsOf>
