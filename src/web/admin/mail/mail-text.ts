import type { Services } from '../../../services/services.ts'

type ReadLetter = Extract<Awaited<ReturnType<Services['mail']['readLetter']>>, { ok: true }>['value']

/** What has just been done. */
export const results = ['saved', 'restored', 'previewed'] as const
export type Result = (typeof results)[number]

export type LetterData = ReadLetter & {
  /** By key, as somebody typed it and has not saved it. */
  typed: Readonly<Record<string, string>>
  problems: Awaited<ReturnType<Services['mail']['changeLetter']>>
  result: Result | undefined
  preview: Awaited<ReturnType<Services['mail']['previewLetter']>>
}
