import { paths } from '../../../domain/paths.ts'
import { isHeldBack, type Staff } from '../../../domain/staff/staff.ts'
import type { PageContext } from '../../page.ts'
import { Icon } from '../../ui/icon/icon.tsx'

/** Notice for staff who must set up a second step. */
export function SecondStepNotice({ t, href, staff }: Pick<PageContext, 't' | 'href'> & { staff: Staff }) {
  if (staff.secondStepDays === undefined) return null
  return (
    <div className="message message--warn second-step-notice">
      <Icon name="warn" />
      <p>
        {isHeldBack(staff) ? (
          t('admin.secondStepNow')
        ) : (
          <>
            {t('admin.secondStepDue', { count: staff.secondStepDays })}{' '}
            <a href={href(paths.adminSecondFactor())}>{t('admin.secondStepSetUp')}</a>
          </>
        )}
      </p>
    </div>
  )
}
