import * as v from 'valibot'
import { line, paragraphs } from '../../forms/engine/plain-text.ts'
import { fieldCode } from '../../refusals.ts'
import { applicationStatus } from '../../review/application-query.ts'
import { mostRows } from '../../review/list-parts.ts'
import { tags } from '../../review/tag.ts'
import { body, typed, word, writtenReason } from '../endpoint-parts.ts'
import { answers } from '../forms/form-answers.ts'
import { uuid } from '../uuid.ts'
import { declineOrder, newInterview } from './review-act-orders.ts'

const subject = typed(200, line)
const text = typed(5000, paragraphs)

export const many = <const Schema extends v.GenericSchema>(one: Schema) =>
  v.pipe(
    v.array(one, fieldCode('invalid_type')),
    v.minLength(1, fieldCode('required')),
    v.maxLength(mostRows, fieldCode('too_many')),
  )

export const version = v.pipe(v.number(fieldCode('invalid_type')), v.safeInteger(fieldCode('invalid_number')))

const asked = body({ fields: many(word(100)), note: text })

export const mailWords = body({ subject, text })

export const moveOrder = body({
  applications: many(
    body({
      id: uuid,
      version,
    }),
  ),
  to: applicationStatus,
  mail: v.optional(v.nullable(mailWords)),
  asked: v.optional(asked),
  /** Every decline has a reason. */
  decline: v.optional(declineOrder),
  interview: v.optional(newInterview),
})

export const moveQuestion = body({
  ids: many(uuid),
  to: applicationStatus,
  asked: v.optional(asked),
  decline: v.optional(declineOrder),
  interview: v.optional(newInterview),
})

/** Undoes the whole batch, or the move of one application in it. */
export const undoOrder = body({ token: uuid, id: v.optional(uuid) })

export const newNote = body({ text })

export const newAssignee = body({ assignee: v.nullable(uuid) })

export const newTags = body({ tags })

/** The changed fields; null takes an answer away. */
export const newFacts = body({ version, answers })

export const newCorrection = body({ version, answers, reason: writtenReason })

/** Judged as the e-mail address of its form. */
export const newAddress = body({ version, email: typed(500, line), reason: writtenReason })
