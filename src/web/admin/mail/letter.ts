import type { Services } from '../../../services/services.ts'

type ReadLetter = Extract<Awaited<ReturnType<Services['mail']['readLetter']>>, { ok: true }>['value']

/** What has just been done. */
export const dids = ['saved', 'restored', 'previewed'] as const
export type Did = (typeof dids)[number]

export type LetterData = ReadLetter & {
  /** By key, as somebody typed it and has not saved it. */
  typed: Readonly<Record<string, string>>
  problems: Awaited<ReturnType<Services['mail']['changeLetter']>>
  did: Did | undefined
  preview: Awaited<ReturnType<Services['mail']['previewLetter']>>
}

/** What the form is asked to do with one of its texts. */
export const restores = (key: string) => `restore ${key}`
