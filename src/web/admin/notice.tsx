import type { ComponentProps } from 'react'
import { Message } from '../ui/message/message.tsx'

/** A message of a title and at most one paragraph. */
export function Notice({ text, ...message }: ComponentProps<typeof Message> & { text?: string }) {
  return <Message {...message}>{text && <p>{text}</p>}</Message>
}
