import type { ApplicationKind } from '../../../domain/applications/application-status.ts'
import { applicationForms } from '../../../domain/forms/application-forms.ts'
import { fileFields } from '../../../domain/forms/engine/inline-file.ts'
import { FormErrors } from '../../forms/form-errors.tsx'
import { stepId } from '../../forms/wizard/progress.ts'
import { StepQuestions } from '../../forms/wizard/step-questions.tsx'
import type { PageContext } from '../../page.ts'
import { NativeCollaborations } from '../../programme/native-collaborations.tsx'
import { Band } from '../../ui/band/band.tsx'
import { Button } from '../../ui/button/button.tsx'
import { Form, FormActions, FormHead } from '../../ui/form/form.tsx'
import { Stepper } from '../../ui/stepper/stepper.tsx'
import { openSteps } from '../open-steps.ts'
import { RecordFacts } from '../record-facts.tsx'
import { CredentialFields } from './credential-fields.tsx'
import { nativePath } from './native-credentials.ts'
import { everything, type NativeEdit } from './native-edit.ts'
import { NativeFile } from './native-file.tsx'
import { NativeNotice } from './native-notice.tsx'
import { editForm as formId, NativeRights } from './native-rights.tsx'

type Props = PageContext<NativeEdit> & { kind: ApplicationKind }

/** One's own application without a script: one step or all, each page saved by itself. */
export function NativePage({ kind, ...context }: Props) {
  const { t, locale, href, csrfToken = '', data } = context
  const { hash, record, layout, step, given, errors } = data
  const form = applicationForms[kind]
  const steps = record ? openSteps(form, record) : form.steps
  const shown = layout === 'all' ? steps : steps.slice(step, step + 1)
  const to = (index: number) => href(nativePath(kind, hash, stepId(form, index)))
  const mayTurn = form.steps.length > 1 && !record?.asked && !record?.terms
  const next = layout === 'steps' ? steps[step + 1] : undefined
  return (
    <Band inner="split split--start">
      <div className="sticky stack gap-5">
        {/* Enter presses the first button of a form, which must not be a step. */}
        <button type="submit" form={formId} className="vh" tabIndex={-1} aria-hidden="true" />
        {record && <RecordFacts form={form} t={t} locale={locale} record={record} />}
        {layout === 'steps' && (
          <Stepper
            steps={steps.map(({ title, id }, index) => ({ label: t(title), href: to(index), id }))}
            posts={formId}
            now={step}
            isOpen
            labels={{
              navigation: t('wizard.steps'),
              position: t('kit.stepPosition', { step: step + 1, count: steps.length }),
              next: next && t('kit.nextStep', { step: t(next.title) }),
              completed: t('kit.completed'),
              all: t('edit.allSteps'),
            }}
          />
        )}
      </div>
      <div className="stack gap-7">
        {data.programme && <NativeCollaborations {...{ t, locale, hash }} programme={data.programme} />}
        <Form
          id={formId}
          method="post"
          action={href(nativePath(kind, hash, layout === 'all' ? undefined : stepId(form, step)))}
          encType={fileFields(form).length > 0 ? 'multipart/form-data' : undefined}
        >
          <FormErrors form={form} t={t} errors={errors} />
          <NativeNotice form={form} {...context} />
          <FormHead title={t(form.says.editing ?? 'edit.title')} hint={t('wizard.requiredHint')} />
          <input type="hidden" name="_csrf" value={csrfToken} />
          <input type="hidden" name="_action" value="save" />
          <input type="hidden" name="_key" value={data.postKey} />
          <input type="hidden" name="_marks" value={data.marks} />
          <input type="hidden" name="_version" value={data.version} />
          {layout === 'steps' && <input type="hidden" name="_step" value={stepId(form, step)} />}
          {!record && <CredentialFields t={t} />}
          <div className="stack gap-7">
            {shown.map((one) => (
              <StepQuestions
                key={one.id}
                step={one}
                isNow
                level={2}
                form={form}
                t={t}
                locale={locale}
                answers={given}
                errors={errors}
                alive={false}
                onChange={() => {}}
                drawFile={(question) => <NativeFile {...question} record={record} arrived={data.files} />}
              />
            ))}
          </div>
          {mayTurn && <p className="hint">{t('edit.turnSaves')}</p>}
          <FormActions>
            {layout === 'steps' && step > 0 && (
              <Button
                type="submit"
                name="_turn"
                value={stepId(form, step - 1)}
                variant="secondary"
                icon="back"
              >
                {t('wizard.back')}
              </Button>
            )}
            {next && (
              <Button type="submit" name="_turn" value={next.id} variant="secondary" iconEnd="arrow">
                {t('kit.nextStep', { step: t(next.title) })}
              </Button>
            )}
            <Button type="submit" variant="go">
              {t('edit.save')}
            </Button>
          </FormActions>
          {mayTurn && (
            <div className="row draft-actions">
              <Button
                type="submit"
                name="_turn"
                value={layout === 'all' ? stepId(form, 0) : everything}
                variant="quiet"
                small
              >
                {t(layout === 'all' ? 'wizard.stepByStep' : 'wizard.allOnOnePage')}
              </Button>
            </div>
          )}
        </Form>
        {record && <NativeRights {...context} kind={kind} hash={hash} record={record} />}
      </div>
    </Band>
  )
}
