import type { ReactNode } from 'react'
import { fieldError } from '../../../domain/forms/engine/wording.ts'
import { longestWords } from '../../../domain/matching/longest-words.ts'
import { paths } from '../../../domain/paths.ts'
import type { FieldCode } from '../../../domain/refusals.ts'
import type { PageContext } from '../../page.ts'
import { Field } from '../../ui/field/field.tsx'
import { TextArea } from '../../ui/text-area/text-area.tsx'
import { Confirmed, type ConfirmedProps } from '../confirmed.tsx'
import { DayInput } from '../day-input.tsx'
import { PostForm } from '../post-form.tsx'
import type { Act, MatchData } from './match-data.ts'

export type MatchContext = PageContext<MatchData>
type Report = MatchData['match']['reports'][number]

type Props = { context: MatchContext; act: Act; report?: Report | undefined }

/** Whatever is done about a match is posted to its own page; the version says what its writer has seen. */
export function ActForm({ context, act, report, children }: Props & { children: ReactNode }) {
  const { href, csrfToken, data } = context
  const version = refusedOf({ context, act, report })?.version ?? (report ?? data.match).version
  return (
    <PostForm action={href(paths.adminMatch(data.match.id))} csrfToken={csrfToken}>
      <input type="hidden" name="version" value={version} />
      {report && <input type="hidden" name="kind" value={report.kind} />}
      {children}
    </PostForm>
  )
}

type ConfirmedAct = Exclude<Act, 'story' | 'accept' | 'reopen'>

/** An act that mails or ends something is asked about first; it stays open where it came back. */
export function ConfirmedForm({
  context,
  act,
  report,
  variant = 'primary',
  look = 'quiet',
  children,
}: Omit<Props, 'act'> & {
  act: ConfirmedAct
  variant?: 'primary' | 'danger'
  look?: ConfirmedProps['look']
  children?: ReactNode
}) {
  const { t } = context
  return (
    <ActForm context={context} act={act} report={report}>
      <Confirmed
        label={t(`board.${act}`)}
        {...(report && isOfReport(act) && { about: sayOf(context, act, report) })}
        text={t(`board.${act}Text`)}
        yes={t(`board.${act}Yes`)}
        act={act}
        variant={variant}
        look={look}
        open={refusedOf({ context, act, report }) !== undefined}
      >
        {children}
      </Confirmed>
    </ActForm>
  )
}

const isOfReport = (act: Act) => act === 'return' || act === 'waive' || act === 'day'

/** What a screen reader says, where several reports stand on one page. */
export function sayOf(
  { t }: Pick<MatchContext, 't'>,
  act: Extract<Act, 'accept' | 'return' | 'waive' | 'reopen' | 'day'> | ConfirmedAct,
  { kind }: Report,
): string {
  return t(`board.${act as 'accept'}Of`, { report: t(`collaboration.${kind}`) })
}

function refusedOf({ context, act, report }: Props) {
  const { refused } = context.data
  return refused?.act === act && refused.kind === report?.kind ? refused : undefined
}

type Asked = { name: string; label: string; hint?: string; usual?: string; kind: 'words' | 'day' }

/** A question of an act, with what was typed and what is wrong with it. */
export function Ask({ context, act, report, name, label, hint, usual = '', kind }: Props & Asked) {
  const refused = refusedOf({ context, act, report })
  const code = refused?.errors[name]
  const given = { name, defaultValue: refused?.fields[name]?.[0] ?? usual }
  return (
    <Field
      id={idOf(act, name, report?.kind)}
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

export const idOf = (act: Act, name: string, kind?: string) => [act, kind, name].filter(Boolean).join('-')

export function sayMistake({ t }: Pick<MatchContext, 't'>, code: FieldCode): string {
  if (code === 'too_early') return t('board.notLater')
  if (code === 'invalid_time') return t('board.notADay')
  return fieldError(t, code, { max: longestWords })
}
