import type { ApplicationKind } from '../applications/application-status.ts'
import { referenceOf } from '../applications/reference.ts'
import type { Answers } from '../forms/engine/form.ts'
import { fileName } from './file-name.ts'

type Owner = { kind: ApplicationKind; number: number; answers: Answers }

/** What a file of an application is saved as: what it is, whose, and the reference. */
export function downloadName({ kind, number, answers }: Owner, field: string): string {
  const whose = answers.surname ?? answers.name
  const parts = [field.replaceAll('_', '-'), whose, referenceOf(kind, number)]
  const named = parts.filter((part) => typeof part === 'string' && part !== '')
  return fileName(`${withoutForbidden(named.join('-'))}.pdf`)
}

/** Some systems forbid these signs in the name of a file. */
export const withoutForbidden = (name: string): string => name.replace(/[\s/\\:*?"<>|]+/g, '-')
