import { ErrorText } from '../field/field.tsx'

/** Announced as soon as there is something to say. */
export function ErrorAlert({ text, id }: { text: string | undefined; id?: string }) {
  return (
    text && (
      <div role="alert">
        <ErrorText id={id}>{text}</ErrorText>
      </div>
    )
  )
}
