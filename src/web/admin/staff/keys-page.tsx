import { paths } from '../../../domain/paths.ts'
import { done, type FieldErrors } from '../../../domain/refusals.ts'
import {
  type KeyAct,
  type KeyPreferences,
  keyActs,
  keyOf,
  usualKeys,
} from '../../../domain/staff/own-keys.ts'
import { fieldOf, signedIn } from '../../page.ts'
import { Box } from '../../ui/box/box.tsx'
import { Checkbox } from '../../ui/checkbox/checkbox.tsx'
import { Field } from '../../ui/field/field.tsx'
import { Message } from '../../ui/message/message.tsx'
import { TextInput } from '../../ui/text-input/text-input.tsx'
import { adminPage } from '../admin-page.tsx'
import { ActionForm } from '../forms/action-form.tsx'
import { Mistakes } from '../forms/typed-fields.tsx'

type KeysData = { preferences: KeyPreferences; isChanged: boolean; errors: FieldErrors }

/** One's own single keys: off, on, or others (WCAG 2.1.4). */
export const keysRoute = adminPage<KeysData>({
  access: 'staff',
  title: ({ t }) => t('ownKeys.title'),
  text: ({ t }) => t('ownKeys.text'),
  description: ({ t }) => t('ownKeys.text'),
  crumbs: ({ t, href }) => [{ label: t('account.title'), href: href(paths.adminAccount()) }],
  load: async (request) => {
    const preferences = await request.services.staff.readOwnKeys(signedIn(request))
    return done({ preferences, isChanged: request.query.done === 'keys', errors: {} })
  },
  async submit(post) {
    const keys = Object.fromEntries(keyActs.map((act) => [act, fieldOf(post, act)]))
    const sent = { on: fieldOf(post, 'on') !== '', keys } as KeyPreferences
    const changed = await post.services.staff.changeOwnKeys(signedIn(post), sent)
    if (changed.ok) return { redirect: `${paths.adminKeys()}?done=keys` }
    const { refusal } = changed
    return { refusal, data: { preferences: sent, isChanged: false, errors: refusal.errors ?? {} } }
  },
  Body: (context) => {
    const { t, data } = context
    const { preferences, isChanged } = data
    const errorOf = (act: KeyAct) =>
      data.errors[act] && t(`ownKeys.wrong_${data.errors[act] === 'repeated' ? 'repeated' : 'sign'}`)
    const label = (act: KeyAct) => t(`desk.key_${act}`)
    return (
      <>
        <Mistakes
          title={t('forms.invalid')}
          fields={keyActs.map((act) => ({ id: act, label: label(act), error: errorOf(act) }))}
        />
        {isChanged && <Message title={t('ownKeys.changed')} live />}
        <Box id="keys" title={t('ownKeys.single')}>
          <ActionForm {...context} label={t('ownKeys.save')}>
            <Checkbox name="on" value="yes" defaultChecked={preferences.on}>
              {t('ownKeys.on')}
            </Checkbox>
            <p className="hint">{t('ownKeys.hint')}</p>
            <div className="own-keys">
              {keyActs.map((act) => (
                <Field
                  key={act}
                  id={act}
                  label={label(act)}
                  error={errorOf(act)}
                  {...(keyOf(preferences, act) !== usualKeys[act] && {
                    hint: t('ownKeys.usual', { key: usualKeys[act] }),
                  })}
                >
                  {(control) => (
                    <TextInput
                      {...control}
                      name={act}
                      autoComplete="off"
                      spellCheck={false}
                      defaultValue={keyOf(preferences, act)}
                    />
                  )}
                </Field>
              ))}
            </div>
          </ActionForm>
        </Box>
      </>
    )
  },
})
