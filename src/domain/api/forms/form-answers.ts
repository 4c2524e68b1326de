import * as v from 'valibot'
import type { Answers } from '../../forms/engine/form.ts'
import { isRecord } from '../../forms/engine/normalise.ts'
import { fieldCode } from '../../refusals.ts'

/** Answers to a form, which the use case judges. */
export const answers = v.pipe(
  v.custom<Answers>(isRecord, fieldCode('invalid_type')),
  v.metadata({ type: 'object' }),
)
