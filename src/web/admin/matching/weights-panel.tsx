import { sayWeights } from '../../../domain/matching/say-weights.ts'
import { criteria, scale } from '../../../domain/matching/scale.ts'
import { areSameWeights } from '../../../domain/matching/weights.ts'
import { Button } from '../../ui/button/button.tsx'
import { ErrorText, Field } from '../../ui/field/field.tsx'
import { PageIcon } from '../../ui/icon/page-icon.tsx'
import { KeyValues } from '../../ui/key-values/key-values.tsx'
import { TextInput } from '../../ui/text-input/text-input.tsx'
import { Timeline } from '../../ui/timeline/timeline.tsx'
import { sayMoment } from '../moment.tsx'
import { isWeighingBack, weightError, weightsError } from './weight-mistakes.ts'
import { type WorkspaceContext, WorkspaceForm } from './workspace-form.tsx'

/** What each criterion counts for this request, who changed it, and the form that changes it. */
export function WeightsPanel(context: WorkspaceContext) {
  const { t, data } = context
  const isUsual = areSameWeights(data.weights, scale.maximum)
  return (
    <details className="box workspace-more" id="weights" open={isWeighingBack(data)}>
      <summary>
        <h2>{t('workspace.weights')}</h2>
        <span>{t(isUsual ? 'workspace.weightsUsual' : 'workspace.weightsOwn')}</span>
        <PageIcon name="chevron" />
      </summary>
      <div className="stack">
        <p className="muted">{t('workspace.weightsText')}</p>
        {data.mayChange ? <WeightsForm {...context} /> : <Weighed {...context} />}
        <Changes {...context} />
      </div>
    </details>
  )
}

function Weighed({ t, data }: WorkspaceContext) {
  return (
    <KeyValues
      items={criteria.map((criterion) => ({
        term: t(`match.${criterion}`),
        value: data.weights[criterion],
      }))}
    />
  )
}

function WeightsForm(context: WorkspaceContext) {
  const { t, data } = context
  const sumError = weightsError(context)
  return (
    <WorkspaceForm {...context} className="stack" isSaved={!isWeighingBack(data)}>
      <div className="workspace-weights__fields">
        {criteria.map((criterion) => (
          <Field
            key={criterion}
            id={`weight-${criterion}`}
            label={t(`match.${criterion}`)}
            hint={t('workspace.weightUsual', { count: scale.maximum[criterion] })}
            error={weightError(context, criterion)}
          >
            {(control) => (
              <TextInput
                {...control}
                name={`weight_${criterion}`}
                inputMode="numeric"
                defaultValue={data.given[`weight_${criterion}`]?.[0] ?? data.weights[criterion]}
              />
            )}
          </Field>
        ))}
      </div>
      {sumError && <ErrorText>{sumError}</ErrorText>}
      <div className="row btn-row">
        <Button type="submit" small name="_action" value="weigh">
          {t('workspace.weigh')}
        </Button>
        {!areSameWeights(data.weights, scale.maximum) && (
          <Button type="submit" small variant="secondary" name="_action" value="weighUsually">
            {t('workspace.weighUsually')}
          </Button>
        )}
      </div>
    </WorkspaceForm>
  )
}

function Changes({ t, locale, data: { weightChanges } }: WorkspaceContext) {
  if (weightChanges.length === 0) return null
  const items = weightChanges.map(({ before, weights, staff_name, changed_at }) => ({
    date: changed_at.toISOString(),
    dateText: sayMoment(changed_at, locale),
    text: t('workspace.weighedBy', {
      who: staff_name,
      before: sayWeights(before, t),
      after: sayWeights(weights, t),
    }),
  }))
  return (
    <>
      <h3 id="weight-changes">{t('workspace.weightChanges')}</h3>
      <Timeline items={items} />
    </>
  )
}
