import { paths } from '../../../domain/paths.ts'
import type { PageContext } from '../../page.ts'
import { Button, LinkButton } from '../../ui/button/button.tsx'
import { FormActions } from '../../ui/form/form.tsx'

/** Saves a settings form, or leads back to all settings. */
export function SettingsActions({ t, href, save }: Pick<PageContext, 't' | 'href'> & { save: string }) {
  return (
    <FormActions>
      <Button type="submit" variant="go">
        {save}
      </Button>
      <LinkButton variant="quiet" href={href(paths.adminSettings())}>
        {t('settings.title')}
      </LinkButton>
    </FormActions>
  )
}
