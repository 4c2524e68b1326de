import type { MessageKey } from '../../domain/messages/catalogue.ts'

/** What keeps an upload waiting: nothing answers, the server cannot go on yet, or the caller's share is full. */
export type Trouble = 'line' | 'server' | 'share'

export type Step =
  | { at: 'asking' }
  | { at: 'sending'; sent: number; secondsLeft?: number | undefined }
  | { at: 'waiting'; arrived: number; for: Trouble }
  | { at: 'checking' }
  | { at: 'sent'; id: string }
  | { at: 'refused'; why: MessageKey }

export type FileState = Step & { name: string; size: number; bytes?: Blob | undefined }
