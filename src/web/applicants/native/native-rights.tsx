import type { ReactNode } from 'react'
import { editPages } from '../../../domain/applicants/applicant-paths.ts'
import type { ApplicationKind } from '../../../domain/applications/application-status.ts'
import { applicationForms } from '../../../domain/forms/application-forms.ts'
import { paths } from '../../../domain/paths.ts'
import type { PageContext } from '../../page.ts'
import { Band } from '../../ui/band/band.tsx'
import { Button, LinkButton } from '../../ui/button/button.tsx'
import { Callout } from '../../ui/callout/callout.tsx'
import { Success } from '../../ui/success/success.tsx'
import { stepWithFiles } from '../open-steps.ts'
import type { OwnRecord } from '../own-record.ts'
import { nativePath } from './native-credentials.ts'
import { leaving } from './native-edit.ts'
import type { Asked, Ended } from './native-ending.ts'

/** The id of the edit form, whose input is sent along with a sign-out, since it would be lost. */
export const editForm = 'edit'
/** The id of the form that signs out without regard to unsaved input. */
export const signOutForm = 'sign-out'

type Page = Pick<PageContext, 't' | 'href' | 'csrfToken'>
type Props = Page & { kind: ApplicationKind; hash: string; record: OwnRecord }

export function NativeRights({ kind, hash, record, ...page }: Props) {
  const { t } = page
  const withFiles = stepWithFiles(applicationForms[kind], record)
  const rights = allRights.filter((right) => right !== 'withdraw' || record.status !== 'withdrawn')
  return (
    <section className="form" id="rights" tabIndex={-1} aria-labelledby="rights-title">
      <Callout id="rights-title" title={t('edit.rights')}>
        <p>{t('edit.rightsLede')}</p>
        <div className="grid">
          {rights.map((right) => (
            <div key={right} className="stack gap-3">
              <div>
                <h3 className="h4">{t(`edit.${right}Title`)}</h3>
                <p className="hint">
                  {t(hints[right])}{' '}
                  {right === 'export' && withFiles && t('edit.exportFiles', { step: t(withFiles.title) })}
                </p>
              </div>
              {right === 'signOut' && (
                <Button type="submit" form={editForm} name="_turn" value={leaving} variant="secondary" small>
                  {t('edit.signOutDo')}
                </Button>
              )}
              <OwnAction
                {...page}
                {...{ kind, hash }}
                action={asked.has(right) ? `ask ${right}` : right}
                {...(right === 'signOut' && { id: signOutForm })}
              >
                {right !== 'signOut' && (
                  <Button type="submit" variant="secondary" small>
                    {t(`edit.${right}Do`)}
                  </Button>
                )}
              </OwnAction>
            </div>
          ))}
        </div>
      </Callout>
    </section>
  )
}

/** Asked on a page of its own, because it cannot be undone. */
export function NativeQuestion({ kind, data, ...page }: Page & { kind: ApplicationKind; data: Asked }) {
  const { t, href } = page
  const { what, hash, isWrongStatus } = data
  const about = what === 'withdraw' ? 'Withdraw' : 'Erase'
  return (
    <Band inner="stack gap-5">
      <h1 tabIndex={-1}>{t(`edit.ask${about}Title`)}</h1>
      <p>{t(isWrongStatus ? 'edit.rightsWrongStatus' : `edit.ask${about}Text`)}</p>
      {what === 'erase' && <p>{t('edit.askSurelyText')}</p>}
      <div className="row gap-3">
        <LinkButton variant="secondary" href={href(nativePath(kind, hash, undefined))}>
          {t(`edit.ask${about}No`)}
        </LinkButton>
        {!isWrongStatus && (
          <OwnAction {...page} {...{ kind, hash }} action={what}>
            <Button type="submit" variant="danger">
              {t(what === 'erase' ? 'edit.askSurelyYes' : 'edit.askWithdrawYes')}
            </Button>
          </OwnAction>
        )}
      </div>
    </Band>
  )
}

export function NativeEnding({ t, href, what }: Page & Pick<Ended, 'what'>) {
  const { title, text } = endings[what]
  return (
    <Band>
      <Success title={t(title)} text={t(text)}>
        <LinkButton href={href(paths.home())}>{t('forms.goHome')}</LinkButton>
      </Success>
    </Band>
  )
}

const allRights = ['export', 'withdraw', 'erase', 'signOut'] as const

/** The acts that cannot be undone, for which the page asks for confirmation. */
const asked: ReadonlySet<string> = new Set(['withdraw', 'erase'])

const hints = {
  export: 'edit.exportText',
  withdraw: 'edit.askWithdrawText',
  erase: 'edit.eraseText',
  signOut: 'edit.signOutText',
} as const

export const endings = {
  withdraw: { title: 'edit.endWithdrawnTitle', text: 'edit.withdrawnText' },
  erase: { title: 'edit.endErasedTitle', text: 'edit.endErasedText' },
  signOut: { title: 'edit.endSignedOutTitle', text: 'edit.endSignedOutText' },
} as const

type OwnActionProps = Page & {
  kind: ApplicationKind
  hash: string
  action: string
  id?: string
  children: ReactNode
}

function OwnAction({ href, csrfToken = '', kind, hash, action, id, children }: OwnActionProps) {
  return (
    <form id={id} method="post" action={href(`${editPages[kind]()}?h=${encodeURIComponent(hash)}&plain`)}>
      <input type="hidden" name="_csrf" value={csrfToken} />
      <input type="hidden" name="_action" value={action} />
      {children}
    </form>
  )
}
