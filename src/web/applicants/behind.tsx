import { Band } from '../ui/band/band.tsx'
import { Field } from '../ui/field/field.tsx'
import { FieldRow, Form, FormHead } from '../ui/form/form.tsx'
import { TextInput } from '../ui/text-input/text-input.tsx'

/** A form with nothing in it, to be seen through the blur and not to be used. */
export function Behind({ title, labels }: { title: string; labels: readonly string[] }) {
  return (
    <Band inner="split split--start">
      <div />
      <Form method="post">
        <FormHead title={title} />
        <FieldRow>
          {labels.map((label, at) => (
            <Field key={label} id={`behind-${at}`} label={label}>
              {(control) => <TextInput {...control} disabled />}
            </Field>
          ))}
        </FieldRow>
      </Form>
    </Band>
  )
}
