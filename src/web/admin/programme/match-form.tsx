import type { ReactNode } from 'react'
import { fieldError } from '../../../domain/forms/field-error.ts'
import { longestWords } from '../../../domain/matching/not-now-reasons.ts'
import type { MessageKey } from '../../../domain/messages/catalogue.ts'
import type { FieldCode } from '../../../domain/refusals.ts'
import { formatDate } from '../../content/format-date.ts'
import type { PageContext } from '../../page.ts'
import { Button } from '../../ui/button/button.tsx'
import { Checkbox } from '../../ui/checkbox/checkbox.tsx'
import { Field } from '../../ui/field/field.tsx'
import { TextArea } from '../../ui/text-area/text-area.tsx'
import { TextInput } from '../../ui/text-input/text-input.tsx'
import { Confirmed } from '../forms/confirmed.tsx'
import { DayInput } from '../forms/day-input.tsx'
import { PostForm } from '../forms/post-form.tsx'
import { sayMoment } from '../moment.tsx'
import type { ActionName, MatchData, PreviewedAction } from './match-actions.ts'

export type MatchContext = PageContext<MatchData>
export type Report = MatchData['match']['reports'][number]

type PlainAction = Extract<ActionName, 'accept' | 'reopen' | 'story' | 'takeBack'>
export type ConfirmedAction = Exclude<ActionName, PlainAction | 'remind' | 'note'>
type Props<Action = ActionName> = { context: MatchContext; action: Action; report?: Report }

/** One button that submits the action at once. */
export function PlainForm({ children, ...props }: Props<PlainAction> & { children?: ReactNode }) {
  const { context, action } = props
  return (
    <MatchForm {...props}>
      <Button
        type="submit"
        name="_action"
        value={action}
        small
        variant={action === 'accept' ? 'primary' : 'secondary'}
        aria-label={labelForReport(props)}
      >
        {context.t(`board.${action}`)}
      </Button>
      {children}
    </MatchForm>
  )
}

const looks: Partial<Record<ActionName, 'primary' | 'secondary'>> = {
  confirm: 'primary',
  begin: 'primary',
  resume: 'primary',
  complete: 'primary',
  return: 'secondary',
}
const dangerous: readonly ActionName[] = ['undo', 'decline', 'end', 'waive']

type Question = { name: string; label: MessageKey; hint?: MessageKey; isLine?: true; isTick?: true }
const reason: Question = { name: 'reason', label: 'board.reason', hint: 'board.reasonHint' }

const signedOn: Question = { name: 'signed_on', label: 'board.signedOn' }
const signature: readonly Question[] = [{ name: 'name', label: 'board.signedBy', isLine: true }, signedOn]

const questions: Partial<Record<ActionName, readonly Question[]>> = {
  confirm: [{ name: 'stands', label: 'board.stands', isTick: true }],
  decline: [reason],
  hold: [reason],
  resume: [reason],
  end: [reason],
  begin: [
    { name: 'starts_on', label: 'board.startsOn' },
    { name: 'ends_on', label: 'board.endsOn' },
    { name: 'past', label: 'board.past', isTick: true },
  ],
  paper_hospital: signature,
  paper_expert: signature,
  paper_letter: [signedOn],
  again_hospital: signature,
  again_expert: signature,
  again_letter: [signedOn],
  lastDay: [
    { name: 'ends_on', label: 'board.endsOn' },
    { name: 'reason', label: 'board.lastDayReason', hint: 'board.lastDayReasonHint' },
  ],
  day: [{ name: 'due_on', label: 'board.dueOn' }],
  return: [{ name: 'note', label: 'board.note', hint: 'board.noteHint' }],
  waive: [{ name: 'note', label: 'board.waiveNote', hint: 'board.waiveHint' }],
}

/** Asks for confirmation, and for what the action needs; stays open after a refusal. */
export function ConfirmedForm(props: Props<ConfirmedAction>) {
  const { context, action } = props
  const { t } = context
  return (
    <MatchForm {...props}>
      <Confirmed
        label={t(`board.${action}`)}
        about={labelForReport(props)}
        text={textOf(context, action)}
        yes={t(isPreviewed(action) ? 'board.showMails' : `board.${action}Yes`)}
        action={isPreviewed(action) ? `preview ${action}` : action}
        variant={dangerous.includes(action) ? 'danger' : 'primary'}
        look={looks[action] ?? 'quiet'}
        open={refusedOf(props) !== undefined}
      >
        {questions[action]
          ?.filter(({ name }) => isAsked(props, name))
          .map((question) => (
            <Ask key={question.name} {...props} {...question} />
          ))}
      </Confirmed>
    </MatchForm>
  )
}

/** Whether a field of the action is asked for: ticks only where they matter. */
function isAsked(props: Props, name: string): boolean {
  if (name === 'stands') return props.context.data.match.undoable !== null
  const refused = refusedOf(props)
  return name !== 'past' || refused?.errors.past !== undefined || refused?.fields.past !== undefined
}

/** While the hospital may change its mind, the dialog says what was promised to it. */
function textOf({ t, locale, data: { match } }: MatchContext, action: ConfirmedAction): string {
  const { undoable, ends_on } = match
  if (action === 'confirm' && undoable) return t('board.confirmEarly', { time: sayMoment(undoable, locale) })
  if (action === 'complete' && ends_on && ends_on > new Date().toISOString().slice(0, 10))
    return t('board.completeEarlyText', { date: formatDate(ends_on, locale) })
  return t(`board.${action}Text`)
}

/** Whether the mails of an action are shown before it is done. */
const isPreviewed = (action: ActionName): action is PreviewedAction =>
  action === 'begin' || action === 'complete' || action === 'end'

/** Posts to the page of the match, with the version that the form was drawn from. */
function MatchForm({ children, ...props }: Props & { children: ReactNode }) {
  const { context, report } = props
  const version = refusedOf(props)?.version ?? (report ?? context.data.match).version
  return (
    <PostForm {...context}>
      <input type="hidden" name="version" value={version} />
      {report && <input type="hidden" name="kind" value={report.kind} />}
      {children}
    </PostForm>
  )
}

/** The label for screen readers, since the page shows several reports. */
function labelForReport({ context: { t }, action, report }: Props): string | undefined {
  return report && t(`board.${action as 'accept'}Of`, { report: t(`collaboration.${report.kind}`) })
}

function refusedOf({ context, action, report }: Props) {
  const { refused } = context.data
  return refused?.action === action && refused.kind === report?.kind ? refused : undefined
}

function Ask({ name, label, hint, isLine, isTick, ...props }: Props & Question) {
  const { context, action, report } = props
  const { t, data } = context
  const refused = refusedOf(props)
  const code = refused?.errors[name]
  const { suggested, ends_on } = data.match
  if (isTick) {
    return (
      <Field id={idOf(action, name)} error={code && sayMistake(context, code, name)}>
        {(control) => (
          <Checkbox {...control} name={name} value="yes" defaultChecked={refused?.fields[name] !== undefined}>
            {t(label)}
          </Checkbox>
        )}
      </Field>
    )
  }
  const days: Record<string, string | undefined> = {
    ...suggested,
    ...(ends_on && { ends_on }),
    due_on: report?.due_on,
    signed_on: undefined,
  }
  const given = { name, defaultValue: refused?.fields[name]?.[0] ?? days[name] ?? '' }
  return (
    <Field
      id={idOf(action, name, report?.kind)}
      label={t(label)}
      hint={hint && t(hint)}
      error={code && sayMistake(context, code, name)}
    >
      {(control) =>
        name in days ? (
          <DayInput {...control} {...given} />
        ) : isLine ? (
          <TextInput {...control} {...given} maxLength={200} />
        ) : (
          <TextArea {...control} {...given} rows={3} maxLength={longestWords} />
        )
      }
    </Field>
  )
}

export const idOf = (action: ActionName, name: string, kind?: string) =>
  [action, kind, name].filter(Boolean).join('-')

export function sayMistake({ t }: Pick<MatchContext, 't'>, code: FieldCode, name: string): string {
  if (name === 'stands') return t('board.standsMissing')
  if (name === 'past') return t('board.pastMissing')
  if (code === 'too_early' && name === 'signed_on') return t('board.signedTooEarly')
  if (code === 'too_early') return t('board.notLater')
  if (code === 'out_of_range') return t('board.notYet')
  if (code === 'invalid_time') return t('board.notADay')
  return fieldError(t, code, { max: longestWords })
}
