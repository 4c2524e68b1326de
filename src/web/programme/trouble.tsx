import { ErrorText } from '../ui/field/field.tsx'

/** Why something did not arrive, beside the button that was pressed. */
export function Trouble({ text }: { text: string }) {
  return (
    text && (
      <div role="alert">
        <ErrorText>{text}</ErrorText>
      </div>
    )
  )
}
