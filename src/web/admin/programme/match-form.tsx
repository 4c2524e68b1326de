import type { ReactNode } from 'react'
import { fieldError } from '../../../domain/forms/field-error.ts'
import { longestWords } from '../../../domain/matching/answer-words.ts'
import type { FieldCode } from '../../../domain/refusals.ts'
import type { PageContext } from '../../page.ts'
import { Field } from '../../ui/field/field.tsx'
import { TextArea } from '../../ui/text-area/text-area.tsx'
import { Confirmed, type ConfirmedProps } from '../confirmed.tsx'
import { DayInput } from '../day-input.tsx'
import { PostForm } from '../post-form.tsx'
import type { ActionName, MatchData } from './match-data.ts'

export type MatchContext = PageContext<MatchData>
type Report = MatchData['match']['reports'][number]

type Props = { context: MatchContext; action: ActionName; report?: Report | undefined }

/** Whatever is done about a match is posted to its own page; the version says what its writer has seen. */
export function MatchForm({ context, action, report, children }: Props & { children: ReactNode }) {
  const { data } = context
  const version = refusedOf({ context, action, report })?.version ?? (report ?? data.match).version
  return (
    <PostForm {...context}>
      <input type="hidden" name="version" value={version} />
      {report && <input type="hidden" name="kind" value={report.kind} />}
      {children}
    </PostForm>
  )
}

type ConfirmedAction = Exclude<ActionName, 'story' | 'accept' | 'reopen'>

/** An action that mails or ends something is asked about first; it stays open where it came back. */
export function ConfirmedForm({
  context,
  action,
  report,
  variant = 'primary',
  look = 'quiet',
  children,
}: Omit<Props, 'action'> & {
  action: ConfirmedAction
  variant?: 'primary' | 'danger'
  look?: ConfirmedProps['look']
  children?: ReactNode
}) {
  const { t } = context
  return (
    <MatchForm context={context} action={action} report={report}>
      <Confirmed
        label={t(`board.${action}`)}
        {...(report && isOfReport(action) && { about: sayOf(context, action, report) })}
        text={t(`board.${action}Text`)}
        yes={t(`board.${action}Yes`)}
        action={action}
        variant={variant}
        look={look}
        open={refusedOf({ context, action, report }) !== undefined}
      >
        {children}
      </Confirmed>
    </MatchForm>
  )
}

const isOfReport = (action: ActionName) => action === 'return' || action === 'waive' || action === 'day'

/** What a screen reader says, where several reports stand on one page. */
export function sayOf(
  { t }: Pick<MatchContext, 't'>,
  action: Extract<ActionName, 'accept' | 'return' | 'waive' | 'reopen' | 'day'> | ConfirmedAction,
  { kind }: Report,
): string {
  return t(`board.${action as 'accept'}Of`, { report: t(`collaboration.${kind}`) })
}

function refusedOf({ context, action, report }: Props) {
  const { refused } = context.data
  return refused?.action === action && refused.kind === report?.kind ? refused : undefined
}

type Asked = { name: string; label: string; hint?: string; usual?: string; kind: 'words' | 'day' }

/** A question of an actionion, with what was typed and what is wrong with it. */
export function Ask({ context, action, report, name, label, hint, usual = '', kind }: Props & Asked) {
  const refused = refusedOf({ context, action, report })
  const code = refused?.errors[name]
  const given = { name, defaultValue: refused?.fields[name]?.[0] ?? usual }
  return (
    <Field
      id={idOf(action, name, report?.kind)}
      label={label}
      hint={hint}
      {...(code && { error: sayMistake(context, code) })}
    >
      {(control) =>
        kind === 'day' ? (
          <DayInput {...control} {...given} />
        ) : (
          <TextArea {...control} {...given} rows={3} maxLength={longestWords} />
        )
      }
    </Field>
  )
}

export const idOf = (action: ActionName, name: string, kind?: string) =>
  [action, kind, name].filter(Boolean).join('-')

export function sayMistake({ t }: Pick<MatchContext, 't'>, code: FieldCode): string {
  if (code === 'too_early') return t('board.notLater')
  if (code === 'invalid_time') return t('board.notADay')
  return fieldError(t, code, { max: longestWords })
}
