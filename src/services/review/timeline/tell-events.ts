import type { ApplicationKind } from '../../../domain/applications/application-status.ts'
import { referenceOf } from '../../../domain/applications/reference.ts'
import { applicationForms } from '../../../domain/forms/application-forms.ts'
import type { Answers, Form } from '../../../domain/forms/engine/form.ts'
import { withoutTypedOther } from '../../../domain/forms/engine/typed-other.ts'
import { fieldOrder } from '../../../domain/forms/engine/visible.ts'
import { sayWeights } from '../../../domain/matching/say-weights.ts'
import { scale } from '../../../domain/matching/scale.ts'
import { momentStyle } from '../../../domain/messages/moment-style.ts'
import type { Translate } from '../../../domain/messages/translate.ts'
import { paths } from '../../../domain/paths.ts'
import { nounOf } from '../../../domain/review/field-noun.ts'
import type { EntryKind } from '../../../domain/review/timeline.ts'
import type { EventOf, TimelineEvent } from '../../../store/review/timeline/events.ts'
import { sayDay } from '../../mail/letter-words.ts'
import { textOf } from '../answer-history.ts'
import {
  byStaffOrSystem,
  type ChangedField,
  nameOf,
  reasonLine,
  type Tell,
  type Told,
  undoneOr,
  withOther,
} from './entry.ts'
import { tellAct } from './tell-act.ts'

/** The subject of the timeline, and its reader. */
export type Setting = {
  /** The kind of the application, if it is one. */
  kind?: ApplicationKind
  /** The time zone of the reader. */
  zone: string
}

/** What happened, in words. */
export function tellEvent(t: Translate, setting: Setting, event: TimelineEvent): Told {
  const tell = tellers(t, setting)[event.kind] as Tell<typeof event.kind>
  return tell(event.facts as never, event as never)
}

function tellers(t: Translate, { kind, zone }: Setting): { [Kind in EntryKind]: Tell<Kind> } {
  const form: Form | undefined = kind && applicationForms[kind]
  const labels = (names: readonly string[]) => known(form, names).map((name) => labelIn(form, name, t))
  const unchanged = (names: readonly string[]) =>
    labels(names).map((label) => t('timeline.unchanged', { label }))
  return {
    entered: ({ source, staff_name: who }) => ({ text: t(`timeline.entered_${source}`, { who }) }),
    submitted: ({ is_confirmed }) => ({
      text: t(is_confirmed ? 'timeline.confirmed' : 'timeline.submitted'),
    }),
    move: ({ to, asked, decline, undone_at, ...by }) => {
      const move = t('timeline.moved', { status: t(`desk.status_${to}`), who: nameOf(t, by) })
      const questions = labels(asked?.fields ?? []).join('; ')
      return {
        text: undoneOr(t, move, undone_at),
        words: asked?.note ?? decline?.note ?? null,
        lines: [
          ...(asked ? [t('timeline.asked', { questions })] : []),
          ...(decline ? [t('desk.declinedFor', { reason: t(`desk.decline_${decline.reason}`) })] : []),
          ...(decline?.told ? [t('desk.declinedTold')] : []),
        ],
      }
    },
    interview: ({ cancelled, starts_at, staff_name }) => ({
      text: t(cancelled ? 'desk.interviewCancelledBy' : 'desk.interviewSetBy', {
        time: momentStyle('en', zone, 'moment').format(new Date(starts_at)),
        who: byStaffOrSystem(t, staff_name),
      }),
    }),
    merged: ({ number, staff_name: who }) => ({
      text: t('desk.mergedBy', { reference: kind ? referenceOf(kind, number) : `${number}`, who }),
    }),
    suggested: ({ staff_name: who, other }) =>
      withOther(t, who ? t('timeline.suggestedBy', { who }) : t('timeline.suggested'), other),
    match_move: ({ to, reason, note, undone_at, other, ...by }) => {
      const move = t('timeline.moved', { status: t(`match.status_${to}`), who: nameOf(t, by) })
      return {
        ...withOther(t, undoneOr(t, move, undone_at), other),
        words: note,
        lines: reasonLine(t, reason),
      }
    },
    note: ({ staff_name: who, text: words, other }) => ({
      text: other ? t('timeline.notedOn', { who, name: other.name }) : t('timeline.noted', { who }),
      words,
      href: other && paths.adminMatch(other.match_id),
    }),
    mail: () => ({ text: t('timeline.mail') }),
    message: ({ text: words }, { id }) => ({
      text: t('timeline.message'),
      words,
      href: paths.adminMessage(id),
    }),
    reply: ({ message_id, staff_name: who, subject, text: words }) => ({
      text: t('timeline.replied', { who, subject }),
      words,
      href: paths.adminMessage(message_id),
    }),
    reminder: ({ about, staff_name, side }) => {
      const who = byStaffOrSystem(t, staff_name)
      return { text: t(`timeline.reminded_${side}`, { about: t(`board.about_${about}`), who }) }
    },
    change: (facts) => ({
      text: sayChange(t, facts),
      fields: changedFields(form, facts, t),
      lines: [
        ...unchanged((facts.asked ?? []).filter((name) => !(name in facts.after))),
        ...reasonLine(t, facts.reason),
      ],
    }),
    answer: ({ fields }) => ({ text: t('timeline.answered'), lines: unchanged(fields) }),
    weights: ({ staff_name: who, before, after }) => ({
      text: t('timeline.weighed', { who }),
      fields: [
        {
          name: 'weights',
          label: t('timeline.weights'),
          before: sayWeights(before ?? scale.maximum, t),
          after: sayWeights(after, t),
        },
      ],
    }),
    act: (facts) => tellAct(t, facts),
    agreement: ({ side, name, recorded_by: who }) => ({
      text: who ? t(`timeline.agreedOnPaper_${side}`, { who }) : t(`timeline.agreed_${side}`, { name }),
    }),
    letter: ({ recorded_by: who }) => ({
      text: who ? t('timeline.letterOnPaper', { who }) : t('timeline.letter'),
    }),
    last_day: ({ staff_name: who, before, after, reason }) => ({
      text: t('timeline.lastDay', { who }),
      fields: [
        {
          name: 'ends_on',
          label: t('timeline.lastDayField'),
          before: sayDay(before, 'en'),
          after: sayDay(after, 'en'),
        },
      ],
      lines: reasonLine(t, reason),
    }),
  }
}

function sayChange(t: Translate, { staff_name: who, reason, asked }: EventOf<'change'>['facts']): string {
  if (who === null) return t(asked ? 'timeline.answered' : 'timeline.edited')
  return t(reason === null ? 'timeline.facts' : 'timeline.corrected', { who })
}

/** Fields that the form had once are left out. */
const known = (form: Form | undefined, names: readonly string[]) =>
  names.filter((name) => form && Object.hasOwn(form.fields, name))

const labelIn = (form: Form | undefined, name: string, t: Translate) => (form ? nounOf(form, name, t) : name)

type Values = { before: Answers; after: Answers }

function changedFields(form: Form | undefined, { before, after }: Values, t: Translate): ChangedField[] {
  if (!form) return []
  const changed = withoutTypedOther(form, Object.keys(after))
  // In the order of the form, which the database does not keep.
  const shown = fieldOrder(form).filter((name) => changed.includes(name))
  return shown.map((name) => ({
    name,
    label: nounOf(form, name, t),
    before: textOf(form, name, before, t),
    after: textOf(form, name, after, t),
  }))
}
