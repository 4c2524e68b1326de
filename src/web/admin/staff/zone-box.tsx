import { defaultZone, presentZoneName, timeZones } from '../../../domain/staff/time-zone.ts'
import { type PageContext, signedIn } from '../../page.ts'
import { Box } from '../../ui/box/box.tsx'
import { Field } from '../../ui/field/field.tsx'
import { Message } from '../../ui/message/message.tsx'
import { Select } from '../../ui/select/select.tsx'
import { ActionForm } from '../forms/action-form.tsx'
import { sayMoment } from '../moment.tsx'

/** The time zone in which the person reads times: that of their browser, or one that they choose. */
export function ZoneBox(context: PageContext<{ isZoneSaved?: boolean }>) {
  const { t, locale, data } = context
  const { timeZone: kept = defaultZone, isZoneChosen } = signedIn(context)
  const timeZone = presentZoneName(kept)
  return (
    <Box id="zone-box" title={t('account.zone')}>
      {data.isZoneSaved && <Message title={t('account.zoneSaved')} live />}
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
