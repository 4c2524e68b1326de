import { type RegionId, regions } from '../../../domain/lists/regions.ts'
import type { Translate } from '../../../domain/messages/translate.ts'
import { Checkbox } from '../../ui/checkbox/checkbox.tsx'
import { FieldGroup } from '../../ui/field/field.tsx'

type Props = { t: Translate; chosen: readonly RegionId[] }

/** The regions to which somebody is limited, with what that means. */
export function RegionsField({ t, chosen }: Props) {
  return (
    <FieldGroup id="regions" label={t('users.regions')} hint={t('users.regionsText')}>
      {regions.items.map(({ id, label }) => (
        <Checkbox key={id} name="regions" value={id} defaultChecked={chosen.includes(id)}>
          {t(label)}
        </Checkbox>
      ))}
    </FieldGroup>
  )
}
