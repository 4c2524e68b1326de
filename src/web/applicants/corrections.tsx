import { partsOf } from '../../domain/forms/engine/describe.ts'
import type { Answers, Form } from '../../domain/forms/engine/form.ts'
import { withoutTypedOther } from '../../domain/forms/engine/typed-other.ts'
import { labelOf } from '../../domain/forms/engine/wording.ts'
import { isolated, joined } from '../../domain/messages/joined.ts'
import type { Translate } from '../../domain/messages/translate.ts'
import { KeyValues } from '../ui/key-values/key-values.tsx'
import { Message } from '../ui/message/message.tsx'
import type { Correction } from './own-record.ts'

type Props = {
  form: Form
  t: Translate
  corrections: readonly Correction[]
  day: (time: string) => string
}

/** What the team corrected in the applicant's answers, and why. */
export function Corrections({ form, t, corrections, day }: Props) {
  const textOf = (name: string, answers: Answers) => {
    const parts = answers[name] === null ? [] : partsOf(form, name, answers, t)
    return joined(parts, t.locale) || t('edit.noAnswer')
  }
  return (
    <Message title={t('edit.correctedTitle')} text={t('edit.correctedText')}>
      {corrections.map(({ corrected_at, reason, before, after }) => (
        <div key={corrected_at} className="stack gap-3">
          <p>{t('edit.correctedWhy', { day: day(corrected_at), reason: isolated(reason) })}</p>
          <KeyValues
            items={withoutTypedOther(form, Object.keys(after))
              .filter((name) => name in form.fields)
              .map((name) => ({
                term: labelOf(form, name, t),
                value: (
                  <span dir="auto">
                    <del className="muted">{textOf(name, before)}</del> {textOf(name, after)}
                  </span>
                ),
              }))}
          />
        </div>
      ))}
    </Message>
  )
}
