import type { ReactNode } from 'react'
import { passkeyPaths } from '../../domain/passkey-paths.ts'
import { paths } from '../../domain/paths.ts'
import { done } from '../../domain/refusals.ts'
import type { Services } from '../../services/services.ts'
import { type Page, type PageContext, route, signedIn } from '../page.ts'
import { formatDate } from '../pages/format-date.ts'
import { pageTitle } from '../pages/page-title.ts'
import { Box } from '../ui/box/box.tsx'
import { Button } from '../ui/button/button.tsx'
import { ErrorText } from '../ui/field/field.tsx'
import { ActionForm } from './action-form.tsx'
import { AdminFrame } from './admin-frame.tsx'
import { type Question, TypedField } from './typed-field.tsx'

type PasskeysData = { passkeys: Awaited<ReturnType<Services['listPasskeys']>> }

const passkeysPage: Page<PasskeysData> = {
  title: ({ t }) => pageTitle(t, t('account.passkeys')),
  description: ({ t }) => t('account.passkeysDescription'),
  Body: (context) => {
    const { t, href } = context
    return (
      <AdminFrame
        {...context}
        title={t('account.passkeys')}
        text={t('account.passkeysText')}
        crumbs={[{ label: t('account.title'), href: href(paths.adminAccount()) }]}
      >
        <OwnPasskeys {...context} />
        <AddPasskey {...context} title={t('account.passkeyAdd')} next={paths.adminPasskeys()} />
      </AdminFrame>
    )
  },
}

export const passkeysRoute = route<PasskeysData>({
  access: 'staff',
  page: passkeysPage,
  styles: ['forms', 'admin'],
  script: 'passkeys',
  bare: true,
  load: async (request) => done({ passkeys: await request.services.listPasskeys(signedIn(request).id) }),
  submit: async (post) => {
    const { cookies, fields } = post
    await post.services.removePasskey(signedIn(post), { cookies, id: fields.id?.[0] ?? '' })
    return { redirect: paths.adminPasskeys() }
  },
})

function OwnPasskeys({ t, href, locale, csrfToken, data: { passkeys } }: PageContext<PasskeysData>) {
  return (
    <Box id="own" title={t('account.passkeysOwn')}>
      {passkeys.length === 0 && <p>{t('account.passkeysNone')}</p>}
      <ul className="stack gap-4">
        {passkeys.map(({ id, name, createdAt }) => (
          <li key={id} className="row row--between">
            <span>
              {name}
              <br />
              <small>
                {t('account.passkeySince', {
                  date: formatDate(createdAt.toISOString().slice(0, 10), locale),
                })}
              </small>
            </span>
            <ActionForm
              action={href(paths.adminPasskeys())}
              csrfToken={csrfToken}
              does="remove"
              variant="secondary"
              small
              label={
                <>
                  <span aria-hidden="true">{t('account.passkeyRemove')}</span>
                  <span className="vh">{t('account.passkeyRemoveNamed', { name })}</span>
                </>
              }
            >
              <input type="hidden" name="id" value={id} />
            </ActionForm>
          </li>
        ))}
      </ul>
    </Box>
  )
}

/** Hidden until the script finds that the browser can; without one, the sentence below says so. */
export function AddPasskey({
  t,
  href,
  title,
  next,
  children,
}: Pick<PageContext, 't' | 'href'> & { title: string; next: string; children?: ReactNode }) {
  const questions: Question[] = [
    {
      name: 'name',
      label: t('account.passkeyName'),
      type: 'text',
      autoComplete: 'off',
      hint: t('account.passkeyNameHint'),
    },
    {
      name: 'password',
      id: 'passkey-password',
      label: t('account.confirmPassword'),
      type: 'password',
      autoComplete: 'current-password',
    },
  ]
  return (
    <Box id="add" title={title}>
      {children}
      <form
        data-passkey="create"
        data-begin={passkeyPaths.begin}
        data-finish={passkeyPaths.passkeys}
        data-next={href(next)}
        hidden
        className="stack gap-4"
      >
        {questions.map((question) => (
          <TypedField key={question.name} t={t} question={question} errors={{}} />
        ))}
        <div role="alert">
          <div data-says="password" hidden>
            <ErrorText>{t('forms.wrong_password')}</ErrorText>
          </div>
          <div data-says="failed" hidden>
            <ErrorText>{t('account.passkeyFailed')}</ErrorText>
          </div>
        </div>
        <div>
          <Button type="submit">{t('account.passkeyAdd')}</Button>
        </div>
      </form>
      <p className="hint">{t('account.passkeyNeeds')}</p>
    </Box>
  )
}
