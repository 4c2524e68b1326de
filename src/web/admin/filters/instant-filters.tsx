import type { ReactNode } from 'react'
import type { Translate } from '../../../domain/messages/translate.ts'
import { Button, LinkButton } from '../../ui/button/button.tsx'
import { Filters } from '../../ui/filters/filters.tsx'

type Props = {
  t: Translate
  label: string
  action: string
  /** The address of the unfiltered list; left out while no filter is set. */
  clear?: string | undefined
  children: ReactNode
}

/** The filters of a list that a server draws: it follows each change by `filtering.ts`, or the button without a script. */
export function InstantFilters({ t, label, action, clear, children }: Props) {
  return (
    <Filters label={label} method="get" action={action} noValidate data-instant="">
      {children}
      <div className="row gap-2">
        <Button type="submit" variant="secondary" small>
          {t('admin.showFiltered')}
        </Button>
        {clear && (
          <LinkButton variant="quiet" small href={clear}>
            {t('admin.clearFilters')}
          </LinkButton>
        )}
      </div>
      <p role="status" className="vh" data-said={t('admin.listFollowed')} />
    </Filters>
  )
}
