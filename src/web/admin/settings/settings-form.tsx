import type { ReactNode } from 'react'
import { paths } from '../../../domain/paths.ts'
import type { PageContext } from '../../page.ts'
import { Button, LinkButton } from '../../ui/button/button.tsx'
import { Form, FormActions } from '../../ui/form/form.tsx'
import type { PostContext } from '../forms/post-form.tsx'

type Props = PostContext & Pick<PageContext, 't'> & { save: string; hasFiles?: boolean; children: ReactNode }

/** A form of settings, with its button and a link back to the list of all settings. */
export function SettingsForm({ t, href, path, csrfToken, save, hasFiles, children }: Props) {
  return (
    <Form method="post" action={href(path)} encType={hasFiles ? 'multipart/form-data' : undefined}>
      <input type="hidden" name="_csrf" value={csrfToken} />
      {children}
      <FormActions>
        <Button type="submit" variant="go">
          {save}
        </Button>
        <LinkButton variant="quiet" href={href(paths.adminSettings())}>
          {t('settings.title')}
        </LinkButton>
      </FormActions>
    </Form>
  )
}
