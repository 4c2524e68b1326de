import type { Answers, Form } from '../../domain/forms/engine/form.ts'
import { validateStep } from '../../domain/forms/engine/validate.ts'
import type { Translate } from '../../domain/messages/translate.ts'
import { AnswerSummary } from '../forms/wizard/answer-summary.tsx'
import { isEmpty } from '../forms/wizard/progress.ts'
import { stepAnchor } from '../forms/wizard/use-steps.ts'
import { wizardFormId } from '../forms/wizard/wizard.tsx'
import { Band } from '../ui/band/band.tsx'
import { Button, LinkButton } from '../ui/button/button.tsx'
import { FormActions } from '../ui/form/form.tsx'
import type { ArrivedFiles } from './arrived-files.ts'

type Props = { form: Form; t: Translate; answers: Answers; files: ArrivedFiles }

/** Without JavaScript the server draws the summary, above the form that holds the same answers. */
export function CheckedNatively({ form, t, answers, files }: Props) {
  const last = form.steps.at(-1)
  const names = Object.entries(files).map(([field, { name }]) => [field, name] as const)
  return (
    <div className="without-script">
      <Band>
        <div className="form">
          <AnswerSummary
            form={form}
            t={t}
            answers={answers}
            fileNames={Object.fromEntries(names)}
            hrefOf={(step) => `#${stepAnchor(step)}`}
          />
          <FormActions>
            {last && !isEmpty(validateStep(form, last.id, answers)) ? (
              <LinkButton iconEnd="arrow" href={`#${stepAnchor(last)}`}>
                {t('kit.nextStep', { step: t(last.title) })}
              </LinkButton>
            ) : (
              <Button type="submit" variant="go" form={wizardFormId}>
                {t('wizard.submit')}
              </Button>
            )}
          </FormActions>
        </div>
      </Band>
    </div>
  )
}
