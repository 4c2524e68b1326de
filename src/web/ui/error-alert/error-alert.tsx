import { ErrorText } from '../field/field.tsx'

/** Announced as soon as there is something to say. */
export function ErrorAlert({ text }: { text: string | undefined }) {
  return (
    text && (
      <div role="alert">
        <ErrorText>{text}</ErrorText>
      </div>
    )
  )
}
