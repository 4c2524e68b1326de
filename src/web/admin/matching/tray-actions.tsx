import { fieldError } from '../../../domain/forms/field-error.ts'
import { longestWords } from '../../../domain/matching/answer-words.ts'
import { isInTheMaking } from '../../../domain/matching/match-status.ts'
import { shortlistSize } from '../../../domain/matching/shortlist.ts'
import type { PageContext } from '../../page.ts'
import { ErrorText, Field } from '../../ui/field/field.tsx'
import { TextArea } from '../../ui/text-area/text-area.tsx'
import { Confirmed } from '../confirmed.tsx'
import type { WorkspaceData } from './workspace-data.ts'

/** Actions for selected experts: invite, then send. */
export function TrayActions({ t, data }: PageContext<WorkspaceData>) {
  const { wrongPick, given } = data
  const inTheMaking = data.shortlist.filter(({ status }) => isInTheMaking(status))
  const hasUnasked = inTheMaking.some(({ status }) => status === 'suggested')
  const missing = shortlistSize.least - inTheMaking.length
  const action = given._action?.[0]
  if (inTheMaking.length === 0) return null
  return (
    <>
      {wrongPick && <ErrorText id="wrong-pick">{t(`workspace.${wrongPick}`)}</ErrorText>}
      <div className="row">
        {hasUnasked && (
          <Confirmed
            look="primary"
            label={t('workspace.ask')}
            text={t('workspace.askText')}
            yes={t('workspace.askYes')}
            action="ask"
            variant="primary"
            open={action === 'ask'}
          >
            <Words t={t} data={data} name="note" label={t('workspace.askNote')} optional />
          </Confirmed>
        )}
        {missing > 0 ? (
          <p className="hint">{t('workspace.sendLater', { count: missing })}</p>
        ) : (
          <Confirmed
            look={hasUnasked ? 'secondary' : 'primary'}
            label={t('workspace.send')}
            text={t('workspace.sendText')}
            yes={t('workspace.sendYes')}
            action="send"
            variant="primary"
            open={action === 'send'}
          >
            {hasUnasked && (
              <Words
                t={t}
                data={data}
                name="unaskedReason"
                label={t('workspace.sendUnasked')}
                hint={t('workspace.sendUnaskedHint')}
              />
            )}
          </Confirmed>
        )}
      </div>
    </>
  )
}

/** Preselects experts to invite or, if none, interested ones; keeps a former selection. */
export function isPicked({ given, shortlist }: WorkspaceData, id: string): boolean {
  if (given._action) return given.match?.includes(id) ?? false
  const hasUnasked = shortlist.some(({ status }) => status === 'suggested')
  const next = hasUnasked ? 'suggested' : 'interested'
  return shortlist.some((entry) => entry.id === id && entry.status === next)
}

type WordsProps = Pick<PageContext<WorkspaceData>, 't' | 'data'> & {
  name: 'note' | 'unaskedReason'
  label: string
  hint?: string
  optional?: boolean
}

function Words({ t, data: { given, errors }, name, label, hint, optional }: WordsProps) {
  const code = errors[name]
  return (
    <Field
      id={name}
      label={label}
      hint={hint}
      optional={optional ? t('forms.optional') : undefined}
      error={code && fieldError(t, code, { max: longestWords })}
    >
      {(control) => <TextArea {...control} name={name} rows={3} defaultValue={given[name]?.[0]} />}
    </Field>
  )
}
