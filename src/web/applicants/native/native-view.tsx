import type { ApplicationKind } from '../../../domain/applications/application-status.ts'
import { applicationForms } from '../../../domain/forms/application-forms.ts'
import { paths } from '../../../domain/paths.ts'
import type { PageContext } from '../../page.ts'
import { pageTitle } from '../../shell/page-title.ts'
import { Band } from '../../ui/band/band.tsx'
import { LinkButton } from '../../ui/button/button.tsx'
import { Success } from '../../ui/success/success.tsx'
import { nativePath } from './native-credentials.ts'
import type { NativeEdit } from './native-edit.ts'
import type { Asked, Ended } from './native-ending.ts'
import { NativePage } from './native-page.tsx'
import { endings, NativeEnding, NativeQuestion } from './native-rights.tsx'
import type { Saved } from './native-save.ts'

export type NativeViews = NativeEdit | Saved | Asked | Ended

type Props = PageContext<NativeViews> & { kind: ApplicationKind }

export function NativeView({ data, ...context }: Props) {
  switch (data.view) {
    case 'form':
      return <NativePage {...context} data={data} />
    case 'saved':
      return <SavedNatively {...context} data={data} />
    case 'ask':
      return <NativeQuestion {...context} data={data} />
    case 'ended':
      return <NativeEnding {...context} what={data.what} />
  }
}

/** Each view has a title of its own, and a form with errors says so first. */
export function titleOf(kind: ApplicationKind, { t, data }: PageContext<NativeViews>): string {
  switch (data.view) {
    case 'form': {
      const { says, steps } = applicationForms[kind]
      const step = data.layout === 'steps' ? steps[data.step] : undefined
      const whole = t(says.editing ?? 'edit.title')
      const title = step ? t('edit.titleOfStep', { title: whole, step: t(step.title) }) : whole
      return pageTitle(t, title, data.errors)
    }
    case 'saved':
      return pageTitle(t, t(applicationForms[kind].says.edited ?? 'edit.title'))
    case 'ask':
      return pageTitle(t, t(data.what === 'erase' ? 'edit.askEraseTitle' : 'edit.askWithdrawTitle'))
    case 'ended':
      return pageTitle(t, t(endings[data.what].title))
  }
}

type SavedProps = PageContext<Saved> & { kind: ApplicationKind }

function SavedNatively({ t, href, kind, data: { hash, unconfirmed } }: SavedProps) {
  const text = unconfirmed ? t('edit.savedUnconfirmed', { email: unconfirmed }) : t('edit.savedText')
  return (
    <Band>
      <Success title={t(applicationForms[kind].says.edited ?? 'edit.title')} text={text}>
        <LinkButton variant="secondary" href={href(nativePath(kind, hash, undefined))}>
          {t('edit.backToApplication')}
        </LinkButton>
        <LinkButton href={href(paths.home())}>{t('forms.goHome')}</LinkButton>
      </Success>
    </Band>
  )
}
