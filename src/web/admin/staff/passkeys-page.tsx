import type { ReactNode } from 'react'
import { paths } from '../../../domain/paths.ts'
import { done } from '../../../domain/refusals.ts'
import {
  adminRoute,
  type FormPost,
  type Page,
  type PageContext,
  type PageRequest,
  type Submitted,
  signedIn,
} from '../../page.ts'
import { pageTitle } from '../../shell/page-title.ts'
import { Box } from '../../ui/box/box.tsx'
import { Button } from '../../ui/button/button.tsx'
import { ErrorText } from '../../ui/field/field.tsx'
import { AdminFrame } from '../admin-frame.tsx'
import { type Question, TypedField } from '../typed-field.tsx'
import { NotRemoved, OwnPasskeys, type PasskeysData } from './own-passkeys.tsx'
import { PasskeyWait } from './passkey-wait.tsx'

const passkeysPage: Page<PasskeysData> = {
  title: ({ t, data }) => pageTitle(t, t('account.passkeys'), data.failed?.errors),
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
        <NotRemoved {...context} />
        <OwnPasskeys {...context} />
        <AddPasskey {...context} title={t('account.passkeyAdd')} next={paths.adminPasskeys()} />
      </AdminFrame>
    )
  },
}

export const passkeysRoute = adminRoute<PasskeysData>({
  access: 'staff',
  limit: 'signIn', // the password can be guessed here, too
  page: passkeysPage,
  script: 'passkeys',
  load: async (request) => done(await read(request)),
  submit: remove,
})

async function read(request: PageRequest): Promise<PasskeysData> {
  const staff = signedIn(request)
  return {
    passkeys: await request.services.staff.listPasskeys(staff.id),
    mustKeep: await request.services.staff.mustKeepPasskey(staff),
  }
}

async function remove(post: FormPost): Promise<Submitted<PasskeysData>> {
  const { cookies, fields, services } = post
  const staff = signedIn(post)
  const [id, password] = [fields.id?.[0] ?? '', fields.password?.[0] ?? '']
  const removed = await services.staff.removePasskey(staff, { cookies, id, password })
  if (removed.ok) return { redirect: paths.adminPasskeys() }
  const { refusal } = removed
  const { code, errors } = refusal
  if (code === 'second_step_required') return { refusal, data: await read(post) }
  if (!errors) return { redirect: paths.adminPasskeys() }
  return { refusal, data: { ...(await read(post)), failed: { id, errors } } }
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
      <form data-passkey="create" data-next={href(next)} hidden className="stack gap-4">
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
          <PasskeyWait t={t} />
        </div>
        <div>
          <Button type="submit">{t('account.passkeyAdd')}</Button>
        </div>
      </form>
      <p className="hint">{t('account.passkeyNeeds')}</p>
    </Box>
  )
}
