import { type FocusEvent, type FormEvent, useState } from 'react'
import type { Form as FormDefinition } from '../../../domain/forms/engine/form.ts'
import { localPath } from '../../../domain/messages/locales.ts'
import type { RefusalCode } from '../../../domain/refusals.ts'
import type { IslandProps } from '../../islands/names.ts'
import { PageProof } from '../../protection/page-proof.tsx'
import { Band } from '../../ui/band/band.tsx'
import { Form, FormHead } from '../../ui/form/form.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { Message } from '../../ui/message/message.tsx'
import { useKeptReceipt } from '../../ui/success/success.tsx'
import { FieldErrorText, FormErrors, fieldLeft } from '../form-errors.tsx'
import type { NamedFiles } from '../inputs/question.ts'
import { ApplicationReceipt } from './application-sent.tsx'
import { DraftDeleted, DraftDeletion } from './draft-deletion.tsx'
import { DraftState } from './draft-state.tsx'
import { FinishElsewhere } from './finish-elsewhere.tsx'
import { LinkedDraft } from './linked-draft.tsx'
import { advance, isEmpty } from './progress.ts'
import { RefusedElsewhere } from './refused-elsewhere.tsx'
import type { Start } from './start.ts'
import { StepQuestions } from './step-questions.tsx'
import { SummaryPlace } from './summary-place.tsx'
import { Trouble } from './trouble.tsx'
import { useDocumentTitle, useStepFocus } from './use-page.ts'
import { stepHref } from './use-steps.ts'
import { useWizard } from './use-wizard.ts'
import { WizardActions } from './wizard-actions.tsx'
import { WizardStepper } from './wizard-stepper.tsx'

/** The props from the server, besides the definition, which every island contains. */
export type WizardProps = Omit<Start, 'form' | 't'> & {
  title: string
  /** The document's titles, each with a place for {title}. */
  titles: { right: string; wrong: string }
  csrfToken: string
  /** The key under which a native post may be repeated. */
  postKey: string
  homeHref: string
  /** A link for those who applied before; an introduction offers it elsewhere. */
  linkAgain?: { href: string; label: string }
  files?: NamedFiles
  refusal?: RefusalCode
  retryAfterSeconds?: number | undefined
}

export const wizardFormId = 'application'

/** Any form, by steps or on one page: native before hydration, with a draft on the device after it. */
export function Wizard({ form, ...props }: IslandProps<WizardProps> & { form: FormDefinition }) {
  const { t, locale, action, layout, title } = props
  const receipt = useKeptReceipt() // read before the form corrects the address
  const wizard = useWizard({ form, ...props })
  const { alive, progress, draft, link, submission } = wizard
  const { step, errors, answers, attempt } = progress
  const { sending } = submission
  const isSteps = layout === 'steps'
  const isSending = sending.state === 'sending'
  const isOneStep = form.steps.length === 1
  /** Whether the person came from the summary to change a step. */
  const [isChecking, setChecking] = useState(false)
  const page = useStepFocus(step, attempt)
  const { state } = sending
  useDocumentTitle(form, props, progress, state === 'failed' || (state === 'idle' && !!props.refusal))

  const reference = sending.state === 'sent' ? sending.reference : receipt
  if (reference !== undefined) {
    const { titles, homeHref } = props
    return <ApplicationReceipt {...{ form, t, action, titles, homeHref, reference }} />
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    const last = form.steps.length - 1
    if (!isSteps || step === last) return submission.submit()
    if (!isChecking || !isEmpty(advance(form, progress).errors)) return wizard.next()
    setChecking(false)
    wizard.goTo(last)
  }
  const asked = { form, t, locale, answers }
  const names = form.steps.flatMap(({ asks }, index) => (isSteps && index !== step ? [] : asks))
  // Shown near the pressed button; on the page after a native post it comes first.
  const trouble = (
    <Trouble {...props} form={form} sending={sending} stopped={submission.stopped} goTo={wizard.goTo} />
  )
  const summary = (
    <SummaryPlace
      {...{ form, t, action, layout, alive, step, answers, isSending }}
      files={props.files}
      onChange={(index) => {
        setChecking(true)
        wizard.goTo(index)
      }}
    />
  )
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
              <WizardStepper
                {...{ form, t, action }}
                now={step}
                furthest={wizard.furthest}
                onChoose={wizard.goTo}
              />
            </>
          )}
          <div className="draft-notes with-script">
            <DraftState kept={draft.kept} t={t} locale={locale} />
            <FinishElsewhere {...asked} step={step} onKept={draft.addCopy} />
          </div>
        </div>
        <Form
          id={wizardFormId}
          method="post"
          action={action}
          encType={hasFiles(form) ? 'multipart/form-data' : undefined}
          onSubmit={submit}
          onBlur={(event: FocusEvent<HTMLElement>) => wizard.leaveField(fieldLeft(event))}
        >
          {attempt > 0 && <FormErrors key={attempt} form={form} t={t} errors={errors} asked={names} />}
          <p className="vh" role="status">
            {wizard.leftWrong && <FieldErrorText form={form} t={t} name={wizard.leftWrong} errors={errors} />}
          </p>
          <DraftDeleted t={t} form={form.id} />
          {draft.isGone && (
            <Message tone="warn" live title={t('wizard.goneTitle')} text={t('wizard.goneText')} />
          )}
          {link.isPassedOver && <LinkedDraft t={t} isTaken={link.isTaken} onChange={link.change} />}
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
                isPerhapsSent={submission.isPerhapsSent}
                above={!isSteps && !isOneStep && index === form.steps.length - 1 ? summary : undefined}
                onChange={wizard.answer}
                onUnderWay={wizard.setUploading}
              />
            ))}
          </div>
          {(isSteps || isOneStep) && summary}
          {isSteps && (
            <RefusedElsewhere
              {...{ form, t, step }}
              hrefOf={(place) => stepHref(action, form, place)}
              goTo={wizard.goTo}
            />
          )}
          {sending.state !== 'idle' && trouble}
          {form.accepts && (
            <p>
              {t(form.accepts.text)}{' '}
              <a href={localPath(locale, form.accepts.reads.path)}>{t(form.accepts.reads.label)}</a>
            </p>
          )}
          <WizardActions
            form={form}
            t={t}
            layout={layout}
            alive={alive}
            step={step}
            isSending={isSending}
            isWaiting={sending.state === 'uploading'}
            isChecking={isChecking}
            onBack={() => wizard.goTo(step - 1)}
          />
          <div className="with-script stack gap-3" inert={isSending}>
            <p className="hint">{t('wizard.onThisDevice')}</p>
            <div className="row draft-actions">
              <DraftDeletion
                t={t}
                form={form.id}
                onDelete={() => void draft.discard().then(() => location.replace(action))}
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
      {props.linkAgain && (
        <Band>
          <a className="more" href={props.linkAgain.href}>
            <span>{props.linkAgain.label}</span>
            <Icon name="arrow" flip />
          </a>
        </Band>
      )}
    </div>
  )
}

const hasFiles = ({ fields }: FormDefinition) => Object.values(fields).some(({ kind }) => kind === 'file')
