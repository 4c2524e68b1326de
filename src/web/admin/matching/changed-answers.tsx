import { applicationForms } from '../../../domain/forms/application-forms.ts'
import type { Form } from '../../../domain/forms/engine/form.ts'
import { withoutTypedOther } from '../../../domain/forms/engine/typed-other.ts'
import type { ChangedSince } from '../../../domain/matching/matched-answers.ts'
import type { Translate } from '../../../domain/messages/translate.ts'
import { nounOf } from '../../../domain/review/field-noun.ts'
import type { PageContext } from '../../page.ts'
import { Message } from '../../ui/message/message.tsx'
import { sayDay } from '../moment.tsx'

type Context = Pick<PageContext<unknown>, 't' | 'locale'>

/** The questions whose answers have changed. */
export function sayChanged(t: Translate, side: 'hospital' | 'expert', { fields }: ChangedSince): string {
  const form: Form = applicationForms[side]
  return withoutTypedOther(form, fields)
    .map((name) => nounOf(form, name, t))
    .join(', ')
}

/** Stays until staff act on the match again. */
export function RequestChanged({ t, locale, changed }: Context & { changed: ChangedSince | null }) {
  if (!changed) return null
  const questions = sayChanged(t, 'hospital', changed)
  const day = sayDay(changed.at, locale)
  return (
    <Message
      tone="warn"
      title={t('match.requestChanged', { questions })}
      text={t('match.changedText', { day })}
    />
  )
}

export function ExpertChanged({
  t,
  locale,
  name,
  changed,
}: Context & { name: string; changed: ChangedSince | null }) {
  if (!changed) return null
  const questions = sayChanged(t, 'expert', changed)
  const day = sayDay(changed.at, locale)
  return (
    <Message
      tone="warn"
      title={t('match.expertChanged', { name, questions })}
      text={t('match.changedText', { day })}
    />
  )
}
