import { paths } from '../../../domain/paths.ts'
import { done, type FieldErrors } from '../../../domain/refusals.ts'
import type { Services } from '../../../services/services.ts'
import { fieldOf, type PageContext, type PageRequest, signedIn } from '../../page.ts'
import { Box } from '../../ui/box/box.tsx'
import { adminPage } from '../admin-page.tsx'
import { Confirmed } from '../forms/confirmed.tsx'
import { PostForm } from '../forms/post-form.tsx'
import { currentPassword, TypedFields, TypedMistakes } from '../forms/typed-fields.tsx'
import { sayDay } from '../moment.tsx'
import { AddPasskey } from './add-passkey.tsx'

type PasskeysData = {
  passkeys: Awaited<ReturnType<Services['staff']['listPasskeys']>>
  /** The only passkey is the second step that the role requires. */
  mustKeep: boolean
  /** A passkey that was not removed, and why. */
  failed?: { id: string; errors: FieldErrors }
}

export const passkeysRoute = adminPage<PasskeysData>({
  access: 'staff',
  limit: 'signIn', // the password can be guessed here, too
  script: 'passkeys',
  title: ({ t }) => t('account.passkeys'),
  text: ({ t }) => t('account.passkeysText'),
  description: ({ t }) => t('account.passkeysDescription'),
  crumbs: ({ t, href }) => [{ label: t('account.title'), href: href(paths.adminAccount()) }],
  errors: (data) => data.failed?.errors,
  load: async (request) => done(await read(request)),
  async submit(post) {
    const [id, password] = [fieldOf(post, 'id'), fieldOf(post, 'password')]
    const given = { cookies: post.cookies, id, password }
    const removed = await post.services.staff.removePasskey(signedIn(post), given)
    if (removed.ok) return { redirect: paths.adminPasskeys() }
    const { refusal } = removed
    const { code, errors } = refusal
    if (code === 'second_step_required') return { refusal, data: await read(post) }
    if (!errors) return { redirect: paths.adminPasskeys() }
    return { refusal, data: { ...(await read(post)), failed: { id, errors } } }
  },
  Body: (context) => {
    const { t, locale, data } = context
    const { passkeys, mustKeep, failed } = data
    return (
      <>
        {failed && (
          <TypedMistakes t={t} questions={[passwordFor(context, failed.id)]} errors={failed.errors} />
        )}
        <Box id="own" title={t('account.passkeysOwn')}>
          {passkeys.length === 0 && <p>{t('account.passkeysNone')}</p>}
          <ul className="stack gap-5">
            {passkeys.map(({ id, name, createdAt }) => (
              <li key={id} className="stack gap-3">
                <span>
                  {name}
                  <br />
                  <small>{t('account.passkeySince', { date: sayDay(createdAt, locale) })}</small>
                </span>
                {mustKeep ? <p>{t('account.endNot')}</p> : <RemovePasskey {...context} id={id} name={name} />}
              </li>
            ))}
          </ul>
        </Box>
        <AddPasskey {...context} title={t('account.passkeyAdd')} next={paths.adminPasskeys()} />
      </>
    )
  },
})

async function read(request: PageRequest): Promise<PasskeysData> {
  const staff = signedIn(request)
  return {
    passkeys: await request.services.staff.listPasskeys(staff.id),
    mustKeep: await request.services.staff.mustKeepPasskey(staff),
  }
}

type RemoveProps = PageContext<PasskeysData> & { id: string; name: string }

/** Requires the password, against misuse of an unattended browser. */
function RemovePasskey({ id, name, ...context }: RemoveProps) {
  const { t, data } = context
  const errors = data.failed?.id === id ? data.failed.errors : undefined
  return (
    <PostForm {...context} className="stack gap-3">
      <input type="hidden" name="id" value={id} />
      <Confirmed
        label={t('account.passkeyRemove')}
        about={t('account.passkeyRemoveNamed', { name })}
        text={t('account.passkeyRemoveText')}
        yes={t('account.passkeyRemoveYes')}
        open={errors !== undefined}
      >
        <TypedFields t={t} questions={[passwordFor(context, id)]} errors={errors ?? {}} />
      </Confirmed>
    </PostForm>
  )
}

const passwordFor = ({ t }: Pick<PageContext, 't'>, id: string) =>
  currentPassword(t('account.confirmPassword'), `password-${id}`)
