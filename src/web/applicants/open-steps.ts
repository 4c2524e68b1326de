import type { Form, Step } from '../../domain/forms/engine/form.ts'
import type { OwnRecord } from './own-record.ts'

/** All steps, or the questions that the person is asked for at present. */
export function openSteps({ steps }: Form, { asked }: Pick<OwnRecord, 'asked'>): readonly Step[] {
  if (!asked) return steps
  const open = steps.map((step) => ({
    ...step,
    asks: step.asks.filter((name) => asked.fields.includes(name)),
  }))
  return open.filter(({ asks }) => asks.length > 0)
}

/** The step whose files the person has sent. */
export function stepWithFiles({ steps }: Form, { files }: Pick<OwnRecord, 'files'>): Step | undefined {
  return steps.find(({ asks }) => files.some(({ field }) => asks.includes(field)))
}
