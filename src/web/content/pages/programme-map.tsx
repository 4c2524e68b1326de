import type { PageContext } from '../../page.ts'
import { WorldMap } from '../../ui/world-map/world-map.tsx'

export function ProgrammeMap({ id, t }: { id: string } & Pick<PageContext, 't'>) {
  return (
    <WorldMap
      id={id}
      description={t('map.description')}
      names={{
        europe: t('map.europe'),
        africa: t('map.africa'),
        latinAmerica: t('map.latinAmerica'),
        southEastAsia: t('map.southEastAsia'),
        cyprus: t('map.cyprus'),
        indonesia: t('map.indonesia'),
      }}
      legend={{
        active: t('map.active'),
        inactive: t('map.inactive'),
        country: t('map.country'),
        note: t('map.note'),
      }}
    />
  )
}
