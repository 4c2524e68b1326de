import { clean } from '../../../domain/forms/engine/clean.ts'
import { partsOf } from '../../../domain/forms/engine/describe.ts'
import type { Answers, Form, Step } from '../../../domain/forms/engine/form.ts'
import { withoutTypedOther } from '../../../domain/forms/engine/typed-other.ts'
import { fieldOf, visibleAmong } from '../../../domain/forms/engine/visible.ts'
import { labelOf } from '../../../domain/forms/engine/wording.ts'
import { joined } from '../../../domain/messages/joined.ts'
import type { Translate } from '../../../domain/messages/translate.ts'
import { KeyValues } from '../../ui/key-values/key-values.tsx'
import { overLength } from '../../ui/text-area/text-area.tsx'
import { suggestedWords } from '../inputs/suggested-words.ts'

type Props = {
  form: Form
  t: Translate
  answers: Answers
  /** The names of files by field. */
  fileNames: Readonly<Record<string, string | undefined>>
  hrefOf: (step: Step) => string
  onChange?: (step: number) => void
}

/** The answers as they would be sent, step by step, with a way back to each. */
export function AnswerSummary({ form, t, answers, fileNames, hrefOf, onChange }: Props) {
  const given = clean(form, answers)
  const visible = visibleAmong(form, given)
  const textOf = (name: string) => fileNames[name] ?? joined(partsOf(form, name, given, t), t.locale)
  const overOf = (name: string, text: string) => {
    const words = suggestedWords(fieldOf(form, name), t)
    return words && overLength(text, words)
  }
  /** Fields of coordinators are left out: they have no wording on this page. */
  const shown = (step: Step) => {
    const asked = step.asks.filter((name) => visible.includes(name))
    const own = withoutTypedOther(form, asked)
    return asked.filter((name) => own.includes(name) || textOf(name) === '')
  }
  return (
    <section className="summary stack gap-5" aria-labelledby="summary">
      <div className="stack gap-2">
        <h2 id="summary" tabIndex={-1}>
          {t('wizard.summaryTitle')}
        </h2>
        <p>{t('wizard.summaryText')}</p>
      </div>
      {summarised(form).map((step, index) => (
        <section key={step.id} className="summary__step stack gap-3" aria-labelledby={`summary-${step.id}`}>
          <div className="row row--between">
            <h3 id={`summary-${step.id}`} className="h4">
              {t(step.title)}
            </h3>
            <a
              className="more"
              href={hrefOf(step)}
              onClick={(event) => {
                if (!onChange) return
                event.preventDefault()
                onChange(index)
              }}
            >
              <span>
                {t('wizard.summaryChange')}
                <span className="vh"> {t(step.title)}</span>
              </span>
            </a>
          </div>
          <KeyValues
            items={shown(step).map((name) => ({
              term: labelOf(form, name, t),
              value: (
                <Answer
                  text={textOf(name)}
                  none={t('wizard.summaryNone')}
                  over={overOf(name, textOf(name))}
                />
              ),
            }))}
          />
        </section>
      ))}
    </section>
  )
}

/** The last of several steps asks for consent, beside the summary itself. */
export function summarised({ steps }: Form): readonly Step[] {
  return steps.length > 1 ? steps.slice(0, -1) : steps
}

type AnswerProps = { text: string; none: string; over: string | undefined }

/** Isolates a telephone number, whose groups would be reversed in Arabic digits. */
function Answer({ text, none, over }: AnswerProps) {
  return text ? (
    <>
      <span dir={/\p{L}/u.test(text) ? 'auto' : 'ltr'} className="summary__answer">
        {text}
      </span>
      {over && <span className="error">{over}</span>}
    </>
  ) : (
    <span className="muted">{none}</span>
  )
}
