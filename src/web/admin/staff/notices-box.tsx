import type { NoticeChoice } from '../../../domain/review/notices.ts'
import { noticeTimes } from '../../../domain/review/notices.ts'
import { mayDo } from '../../../domain/staff/roles.ts'
import { type PageContext, signedIn } from '../../page.ts'
import { Box } from '../../ui/box/box.tsx'
import { Field } from '../../ui/field/field.tsx'
import { Select } from '../../ui/select/select.tsx'
import { ActionForm } from '../forms/action-form.tsx'

/** The choice of notices, for those who work with applications. */
export function NoticesBox(context: PageContext<{ notices: NoticeChoice }>) {
  const { t, data } = context
  if (!mayDo(signedIn(context).role, 'review_applications')) return null
  return (
    <Box id="notices-box" title={t('notices.title')}>
      <p>{t('notices.text')}</p>
      <ActionForm {...context} action="notices" variant="secondary" label={t('notices.save')}>
        {(['own', 'others'] as const).map((which) => (
          <Field key={which} id={`notices-${which}`} label={t(`notices.${which}`)}>
            {(control) => (
              <Select
                {...control}
                name={which}
                defaultValue={data.notices[which]}
                options={noticeTimes.map((time) => ({ value: time, label: t(`notices.${time}`) }))}
              />
            )}
          </Field>
        ))}
      </ActionForm>
    </Box>
  )
}
