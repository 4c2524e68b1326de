import { type FormEvent, useState } from 'react'
import { matchPaths } from '../../domain/api/matching-paths.ts'
import { applyChanges } from '../../domain/forms/engine/changes.ts'
import type { Answers } from '../../domain/forms/engine/form.ts'
import { validate } from '../../domain/forms/engine/validate.ts'
import { askedFields } from '../../domain/forms/engine/visible.ts'
import type { Locale } from '../../domain/messages/locales.ts'
import type { OwnReport } from '../../domain/programme/own-programme.ts'
import { reportForms } from '../../domain/programme/report-forms.ts'
import { callApi } from '../api/call-api.ts'
import { FormErrors } from '../forms/form-errors.tsx'
import { QuestionInput } from '../forms/inputs/question-input.tsx'
import { isEmpty } from '../forms/wizard/progress.ts'
import { Button } from '../ui/button/button.tsx'
import { forgetReport, keptReport, saveReport } from './kept-on-device.ts'
import { Trouble } from './trouble.tsx'
import { type Acting, useAct } from './use-act.ts'

type Props = Acting & { locale: Locale; report: OwnReport; onBack: () => void }

/** The questions of a report, as far as they are answered on this device or were before it was sent back. */
export function WriteReport({ locale, report: { kind, answers: sent }, onBack, ...acting }: Props) {
  const { t, matchId, onOver } = acting
  const form = reportForms[kind]
  const over: Acting['onOver'] = async (done) => {
    if (done === 'report') forgetReport(matchId, kind)
    await onOver(done)
  }
  const { isBusy, errors, trouble, attempt, refuse, forgive, send } = useAct(
    { ...acting, onOver: over },
    'report',
    (body: Answers) =>
      callApi('POST', `${matchPaths.matches}/:id/reports/:kind`, { params: { id: matchId, kind }, body }),
  )
  const [answers, setAnswers] = useState<Answers>(() => keptReport(matchId, kind) ?? sent ?? {})

  function change(changes: Answers) {
    const next = applyChanges(form, answers, changes)
    setAnswers(next)
    saveReport(matchId, kind, next)
    forgive(Object.keys(changes))
  }
  function submit(event: FormEvent) {
    event.preventDefault()
    const found = validate(form, answers)
    if (isEmpty(found)) void send(answers)
    else refuse(found)
  }
  return (
    <form className="stack gap-5" onSubmit={submit} noValidate>
      {attempt > 0 && <FormErrors key={attempt} form={form} t={t} errors={errors} />}
      <p className="hint">{t('programme.draftKept')}</p>
      {askedFields(form).map((name) => (
        <QuestionInput
          key={name}
          form={form}
          name={name}
          t={t}
          locale={locale}
          answers={answers}
          errors={errors}
          alive
          onChange={change}
        />
      ))}
      <Trouble text={trouble} />
      <div className="row">
        <Button type="submit" variant="go" busy={isBusy}>
          {t('programme.sendReport')}
        </Button>
        <Button variant="quiet" disabled={isBusy} onClick={onBack}>
          {t('programme.back')}
        </Button>
      </div>
    </form>
  )
}
