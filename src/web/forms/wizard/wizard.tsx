import type { FocusEvent, FormEvent } from 'react'
import type { Form as FormDefinition } from '../../../domain/forms/engine/form.ts'
import type { RefusalCode } from '../../../domain/refusals.ts'
import type { IslandProps } from '../../islands/names.ts'
import { PageProof } from '../../protection/page-proof.tsx'
import { Band } from '../../ui/band/band.tsx'
import { Form, FormHead } from '../../ui/form/form.tsx'
import { Message } from '../../ui/message/message.tsx'
import { FormErrors } from '../form-errors.tsx'
import type { NamedFiles } from '../inputs/question.ts'
import { ApplicationSent } from './application-sent.tsx'
import { DraftDeletion } from './draft-deletion.tsx'
import { DraftState } from './draft-state.tsx'
import { FinishElsewhere } from './finish-elsewhere.tsx'
import { StepQuestions } from './step-questions.tsx'
import { Trouble } from './trouble.tsx'
import { useDocumentTitle, useStepFocus } from './use-page.ts'
import { stepHref } from './use-steps.ts'
import { type Start, useWizard } from './use-wizard.ts'
import { WizardActions } from './wizard-actions.tsx'
import { WizardStepper } from './wizard-stepper.tsx'

/** What the server hands over besides the definition, which every island brings itself. */
export type WizardProps = Omit<Start, 'form'> & {
  title: string
  /** The document's titles, each with a place for {title}. */
  titles: { right: string; wrong: string }
  csrfToken: string
  /** Under which a native post may be repeated. */
  postKey: string
  homeHref: string
  files?: NamedFiles
  refusal?: RefusalCode
}

/** Any form, step by step or on one page: native before the script comes, and drafted on the device after. */
export function Wizard({ form, ...props }: IslandProps<WizardProps> & { form: FormDefinition }) {
  const { t, locale, action, layout, title } = props
  const wizard = useWizard({ form, ...props })
  const { alive, progress, sending, kept } = wizard
  const { step, errors, answers, attempt } = progress
  const isSteps = layout === 'steps'
  const isSending = sending.state === 'sending'
  const isOneStep = form.steps.length === 1
  const page = useStepFocus(step, attempt)
  useDocumentTitle(form, props, progress)

  if (sending.state === 'sent') {
    return <ApplicationSent form={form} t={t} reference={sending.reference} homeHref={props.homeHref} />
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    if (isSteps && step < form.steps.length - 1) wizard.next()
    else wizard.submit()
  }
  const asked = { form, t, locale, answers }
  const names = form.steps.flatMap(({ asks }, index) => (isSteps && index !== step ? [] : asks))
  // Near the button that was pressed; a page that comes back from a native post begins with it.
  const trouble = <Trouble form={form} t={t} sending={sending} refusal={props.refusal} goTo={wizard.goTo} />
  return (
    <div
      className="wizard"
      ref={page}
      data-alive={alive || undefined}
      data-layout={layout}
      data-waits={(isSteps && props.step > 0) || undefined}
    >
      <Band inner="split split--start">
        <div className="sticky stack gap-5" inert={isSending}>
          {isSteps && (
            <>
              <p className="h4">{title}</p>
              <WizardStepper form={form} t={t} action={action} now={step} onChoose={wizard.goTo} />
            </>
          )}
          <div className="with-script">
            <DraftState kept={kept} t={t} locale={locale} />
            <FinishElsewhere {...asked} step={step} onKept={wizard.addCopy} />
          </div>
        </div>
        <Form
          method="post"
          action={action}
          encType={hasFiles(form) ? 'multipart/form-data' : undefined}
          onSubmit={submit}
          onBlur={({ target }: FocusEvent<HTMLElement>) =>
            wizard.leaveField(target.getAttribute('name') ?? '')
          }
        >
          {attempt > 0 && <FormErrors key={attempt} form={form} t={t} errors={errors} asked={names} />}
          {wizard.isGone && (
            <Message tone="warn" live title={t('wizard.goneTitle')} text={t('wizard.goneText')} />
          )}
          {wizard.isPassedOver && props.linked && (
            <Message title={t('wizard.newerTitle')}>
              <p>
                {t('wizard.newerText')} <a href={props.linked.href}>{t('wizard.newerTake')}</a>
              </p>
            </Message>
          )}
          {sending.state === 'idle' && trouble}
          {!isSteps && !isOneStep && <FormHead title={title} hint={t('wizard.requiredHint')} />}
          <input type="hidden" name="_csrf" value={props.csrfToken} />
          <input type="hidden" name="_key" value={props.postKey} />
          {props.draftId && <input type="hidden" name="_draft" value={props.draftId} />}
          {!alive && <PageProof t={t} stamp={props.stamp} />}
          <input type="hidden" name="_step" value={form.steps[step]?.id} />
          <div className="stack gap-7" inert={isSending}>
            {form.steps.map((one, index) => (
              <StepQuestions
                key={`${one.id} ${wizard.timesEmptied}`}
                step={one}
                isNow={!isSteps || index === step}
                level={isOneStep || (isSteps && index === step) ? 1 : 2}
                {...asked}
                files={props.files}
                errors={errors}
                alive={alive}
                isPerhapsSent={wizard.isPerhapsSent}
                onChange={wizard.answer}
                onUnderWay={wizard.setUploading}
              />
            ))}
          </div>
          {sending.state !== 'idle' && trouble}
          <WizardActions
            form={form}
            t={t}
            layout={layout}
            alive={alive}
            step={step}
            isSending={isSending}
            onBack={() => wizard.goTo(step - 1)}
          />
          <div className="with-script stack gap-3" inert={isSending}>
            <p className="hint">{t('wizard.onThisDevice')}</p>
            <div className="row draft-actions">
              <DraftDeletion
                t={t}
                onDelete={() => void wizard.discard().then(() => location.replace(action))}
              />
              {!isOneStep && (
                <a
                  className="btn btn--quiet btn--sm"
                  href={isSteps ? `${action}?all` : stepHref(action, form, 0)}
                >
                  {t(isSteps ? 'wizard.allOnOnePage' : 'wizard.stepByStep')}
                </a>
              )}
            </div>
          </div>
        </Form>
      </Band>
    </div>
  )
}

const hasFiles = ({ fields }: FormDefinition) => Object.values(fields).some(({ kind }) => kind === 'file')
