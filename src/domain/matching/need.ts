import type { Answers } from '../forms/engine/form.ts'
import { fieldsOfExpertise } from '../lists/expertise.ts'
import { OTHER_LANGUAGE } from '../lists/languages.ts'
import { findItem, type IdOf } from '../lists/list.ts'
import { methodsOfSupport, supportTimeframes } from '../lists/support.ts'
import { codeOf } from './borders.ts'
import { type Language, languageNamed, otherLanguageNamed } from './language.ts'
import type { FieldId } from './specialty-fields.ts'

export type Method = IdOf<typeof methodsOfSupport>

/** The answers of a request that matching uses; unanswered ones are empty or undefined. */
export type Need = {
  readonly fields: readonly FieldId[]
  readonly languages: readonly Language[]
  /** ISO 3166-1 alpha-2. */
  readonly country?: string
  readonly method?: Method
  /** The most months for which the hospital asks. */
  readonly months?: number
  readonly institution: string
}

export function needOf(answers: Answers): Need {
  return {
    fields: idsOf(answers.field_of_expertise_ids).flatMap((id) => findItem(fieldsOfExpertise, id)?.id ?? []),
    languages: idsOf(answers.working_languages).flatMap((id) =>
      id === OTHER_LANGUAGE ? otherLanguageNamed(answers.working_languages_other) : languageNamed(id),
    ),
    country: codeOf(answers.country),
    method: findItem(methodsOfSupport, answers.method_of_support)?.id,
    months: longest(findItem(supportTimeframes, answers.support_timeframe)?.id),
    institution: typeof answers.name === 'string' ? answers.name : '',
  }
}

export const asksForVisit = ({ method }: Need) => method === 'onlineWithVisit' || method === 'shortTermVisit'

function idsOf(given: unknown): readonly unknown[] {
  return Array.isArray(given) ? [...new Set(given)] : []
}

/** 12 of '6-12'. */
function longest(timeframe: string | undefined): number | undefined {
  return timeframe === undefined ? undefined : Number(timeframe.split('-').at(-1))
}
