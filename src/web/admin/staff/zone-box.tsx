import { defaultZone, timeZones } from '../../../domain/staff/time-zone.ts'
import { type PageContext, signedIn } from '../../page.ts'
import { Box } from '../../ui/box/box.tsx'
import { Field } from '../../ui/field/field.tsx'
import { Select } from '../../ui/select/select.tsx'
import { ActionForm } from '../action-form.tsx'
import { sayMoment } from '../moment.tsx'

/** In which zone the person reads times: that of their browser, or one that they choose. */
export function ZoneBox(context: PageContext<unknown>) {
  const { t, locale } = context
  const { timeZone = defaultZone, isZoneChosen } = signedIn(context)
  return (
    <Box id="zone-box" title={t('account.zone')}>
      <p>{t('account.zoneNow', { zone: timeZone, time: sayMoment(new Date(), locale) })}</p>
      <ActionForm {...context} action="zone" variant="secondary" label={t('account.zoneSave')}>
        <Field id="time_zone" label={t('account.zoneOwn')} hint={t('account.zoneHint')}>
          {(control) => (
            <Select
              {...control}
              name="time_zone"
              defaultValue={isZoneChosen ? timeZone : ''}
              placeholder={t('account.zoneFollow')}
              options={timeZones().map((name) => ({ value: name, label: name }))}
            />
          )}
        </Field>
      </ActionForm>
    </Box>
  )
}
