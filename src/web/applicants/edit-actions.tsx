import type { Form } from '../../domain/forms/engine/form.ts'
import type { Translate } from '../../domain/messages/translate.ts'
import { Button } from '../ui/button/button.tsx'
import { FormActions } from '../ui/form/form.tsx'
import { SaveState } from '../ui/save-state/save-state.tsx'
import type { EditSteps } from './use-edit-steps.ts'
import type { useEditor } from './use-editor.ts'

type Props = {
  form: Form
  t: Translate
  step: number
  steps: EditSteps
  editor: Pick<ReturnType<typeof useEditor>, 'isSaving' | 'isHeld' | 'kept'>
}

/** The buttons of a step: each can be saved, and opened in any order. */
export function EditActions({ form, t, step, steps, editor: { isSaving, isHeld, kept } }: Props) {
  const isSteps = steps.layout === 'steps'
  const next = isSteps ? form.steps[step + 1] : undefined
  return (
    <>
      <FormActions>
        {isSteps && (
          <Button
            variant="secondary"
            icon="back"
            disabled={step === 0 || isSaving}
            onClick={() => steps.choose(step - 1)}
          >
            {t('wizard.back')}
            {step === 0 && <span className="vh"> {t('wizard.firstStep')}</span>}
          </Button>
        )}
        {next && (
          <Button
            variant="secondary"
            iconEnd="arrow"
            disabled={isSaving}
            onClick={() => steps.choose(step + 1)}
          >
            {t('kit.nextStep', { step: t(next.title) })}
          </Button>
        )}
        <Button type="submit" variant="go" busy={isSaving || isHeld}>
          {t(isSaving || isHeld ? 'edit.saving' : 'edit.save')}
        </Button>
      </FormActions>
      <div className="stack gap-2">
        {kept !== 'none' && (
          <SaveState state={kept === 'kept' ? 'saved' : 'unsaved'}>
            {t(kept === 'kept' ? 'edit.draftKept' : 'wizard.unsaved')}
          </SaveState>
        )}
        {steps.change && (
          <div className="row draft-actions">
            <Button variant="quiet" small onClick={() => steps.change?.(isSteps ? 'all' : 'steps')}>
              {t(isSteps ? 'wizard.allOnOnePage' : 'wizard.stepByStep')}
            </Button>
          </div>
        )}
      </div>
    </>
  )
}
